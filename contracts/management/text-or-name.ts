/** A translation or a name translation, for lists and answers with both. */
import { recordSchema } from './fields.ts';
import { NameTranslationFields } from './name-translations.ts';
import { TranslationFields } from './translations.ts';

/** Without a name in the document: its user names it. */
export const TextOrName = recordSchema(
  '/translations',
  'translation or name translation',
  NameTranslationFields.extend({
    text_record_id: TranslationFields.shape.text_record_id
      .optional()
      .meta({ description: 'Record id of the text record that it belongs to. Absent for a name', examples: [9] }),
  }),
);
