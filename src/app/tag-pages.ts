/** The pages of tags, with the parts that other features have on them. */
import type { IRouter } from 'express';
import type { Logger } from 'pino';
import { chipSection } from '../codes/chip-views.ts';
import { labelPages } from '../codes/label-routes.ts';
import { mintPages } from '../codes/mint-routes.ts';
import { tagCodeSection } from '../codes/tag-code-views.ts';
import type { Config } from '../config.ts';
import { inSideColumn, memoizePerKey, type SectionInput } from '../http/sections.ts';
import type { StreamTurns } from '../http/time-slices.ts';
import { tagImportPages } from '../management/exchange/tag-import-routes.ts';
import { newTagHardware, tagHardware } from '../management/hardwares/hardware-sections.ts';
import { tagHistory } from '../management/history/history-routes.ts';
import { tagLanguagePages } from '../management/languages/tag-language-routes.ts';
import { languagesSection, newTagLanguages } from '../management/languages/tag-language-views.ts';
import { tagReports } from '../management/reports/report-views.ts';
import { tagActivationPages } from '../management/tags/tag-activation-routes.ts';
import { tagBulkPages } from '../management/tags/tag-bulk-routes.ts';
import { showTag, tagPages } from '../management/tags/tag-routes.ts';
import { nameSection, textSection } from '../management/translations/text-sections.ts';
import type { PictureMaker } from '../model/pictures/picture.ts';
import type { Tag } from '../model/tags/tag.ts';
import type { MachineTranslation } from '../model/translations/machine-translation.ts';
import { readTagTexts } from '../model/translations/tag-languages.ts';
import type { RunnerControls, Translator } from '../model/translations/translator.ts';
import { type PreviewOptions, tagPreviews } from '../visitors/preview-routes.ts';

export interface TagPageOptions {
  asking: PreviewOptions['asking'];
  config: Config;
  machine: MachineTranslation;
  pictures: PictureMaker;
  runner: RunnerControls;
  translator: Pick<Translator, 'can'>;
  /** For callers with large requests. */
  yielding: StreamTurns;
  log: Logger;
}

export function tagAreaPages({ config, machine, log, ...options }: TagPageOptions): IRouter[] {
  const { asking, pictures, runner, translator, yielding } = options;
  const { publicUrl } = config;
  const writing = memoizePerKey(({ call: { caller, db }, record }: SectionInput<Tag>) =>
    readTagTexts(db, caller, record, { jobs: runner.jobs, log }),
  );
  const show = showTag({
    publicUrl,
    sections: [
      ...[textSection(writing), nameSection(writing), languagesSection(writing, translator)],
      ...[tagReports, tagCodeSection(publicUrl), ...[tagHardware, chipSection(config), tagHistory].map(inSideColumn)],
    ],
  });
  const newParts = [newTagHardware, newTagLanguages(translator)];
  const beginning = { machine, log, newParts, pictures };
  return [
    ...[tagBulkPages(), tagImportPages(), mintPages(), tagActivationPages(beginning)],
    ...[tagPages({ ...beginning, show }), tagLanguagePages({ machine, show })],
    ...[labelPages({ publicUrl, yielding }), tagPreviews({ asking, publicUrl })],
  ];
}
