/** Requests that wait for the runner release their slots: a translation or an order may take a minute. */
import type { TranslationRequest } from '../../contracts/runner.ts';
import { yieldingSlot } from '../http/admission-control.ts';
import type { RunnerControls, Translator } from '../model/translations/translator.ts';

export const translatorWaitedFor = (translator: Translator): Translator => ({
  ...translator,
  request: yieldingSlot((request: TranslationRequest) => translator.request(request)),
  leave: yieldingSlot(translator.leave),
});

export const runnerWaitedFor = ({ orders, reports, ...others }: RunnerControls): RunnerControls => ({
  ...others,
  orders: {
    estimate: yieldingSlot(orders.estimate),
    make: yieldingSlot(orders.make),
    cancel: yieldingSlot(orders.cancel),
    retry: yieldingSlot(orders.retry),
  },
  reports: { translate: yieldingSlot(reports.translate) },
});
