/** Requests that wait for the runner release their slots: a translation or an order may take a minute. */
import type { TranslationRequest } from '../../contracts/runner.ts';
import { withYieldedSlot } from '../http/admission-control.ts';
import type { RunnerControls, Translator } from '../model/translations/translator.ts';

export const slotYieldingTranslator = (translator: Translator): Translator => ({
  ...translator,
  request: withYieldedSlot((request: TranslationRequest) => translator.request(request)),
  leave: withYieldedSlot(translator.leave),
});

export const slotYieldingRunner = ({ orders, reports, ...others }: RunnerControls): RunnerControls => ({
  ...others,
  orders: {
    estimate: withYieldedSlot(orders.estimate),
    make: withYieldedSlot(orders.make),
    cancel: withYieldedSlot(orders.cancel),
    retry: withYieldedSlot(orders.retry),
  },
  reports: { translate: withYieldedSlot(reports.translate) },
});
