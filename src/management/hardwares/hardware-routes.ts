/** The pages of `/hardwares`. */
import type { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import type { NewHardware } from '../../../contracts/management/hardwares.ts';
import { TagRecordIdParameter, textOrUndefined } from '../../../contracts/primitives.ts';
import { formState } from '../../html/version.ts';
import type { Call } from '../../http/call.ts';
import type { PageCall } from '../../http/crud-pages.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { type Draft, type ResourcePages, referredId, resourcePages } from '../../http/resource-pages.ts';
import { choicesAmong, idResolver, readNames } from '../../model/access/record-names.ts';
import { Hardware, type Location } from '../../model/hardware.ts';
import { hardwareKeyOf, isUnusual } from '../../model/hardware-key.ts';
import { confirmationField, type MoveConfirmation, parseHardwareKey } from '../../model/hardware-move.ts';
import { Place } from '../../model/place.ts';
import { Tag } from '../../model/tags/tag.ts';
import { moveQuestionIn } from './hardware-sections.ts';
import { hardwareForm, hardwarePage, hardwaresPage } from './hardware-views.ts';

interface HardwarePagesOptions {
  /** The start of the map for an item without a location. */
  defaultLocation: Location;
}

type Pages = ResourcePages<typeof management.hardwares>;

export const hardwarePages = (options: HardwarePagesOptions): Router =>
  resourcePages(management.hardwares, { ...pages, ...forms(options), ...writes });

const pages: Pick<Pages, 'index' | 'show'> = {
  index: async () => hardwaresPage,

  show: async ({ caller, db }, id) => {
    const item = await Hardware.find(db, caller, id);
    return hardwarePage(item, await readNames(Tag, db, caller, [item.tag_id]));
  },
};

const forms = ({ defaultLocation }: HardwarePagesOptions): Pick<Pages, 'references' | 'blank' | 'edit'> => ({
  references: { tag_id: idResolver(Tag) },

  blank: async (call, draft) => {
    const values = draft?.values ?? { tag_id: call.query.tag_id };
    const tags = await choicesAmong(Tag, call.searches, call.caller).offer(values.tag_id);
    return hardwareForm({
      tags,
      values,
      errors: draft?.errors,
      move: draft && (await moveFor(call, values, tags.chosen?.id)),
      start: (await nearTag(call, values.tag_id)) ?? defaultLocation,
    });
  },

  edit: async (call, id, draft) => {
    const item = await Hardware.find(call.db, call.caller, id);
    const filled = formState(item.toJSON(), draft);
    const { tag_id } = filled.values;
    const before = filled.basis.meanwhile?.stored.tag_id;
    const tags = await choicesAmong(Tag, call.searches, call.caller).offer(tag_id, before);
    return hardwareForm({
      item,
      tags,
      ...filled,
      move: draft && (await moveFor(call, filled.values, tags.chosen?.id, id)),
      start: (await nearTag(call, tag_id)) ?? defaultLocation,
    });
  },
});

const writes: Pick<Pages, 'record' | 'create' | 'update' | 'destroy'> = {
  record: ({ caller, db }, id) => Hardware.find(db, caller, id),

  create: (call, { hardware }) =>
    submitOnce(call, async ({ caller, db }) => {
      const { id, tag_id } = await Hardware.create(db, caller, hardware, confirmationIn(call));
      return {
        to: tag_id === null ? `/hardwares/${id}` : `/Tags/${tag_id}`,
        message: `The item is added.${inWords(hardware)}`,
      };
    }),

  update: async (call, id, { hardware }, form) => {
    const condition = form.unchanged((item) => Hardware.asStored(item as unknown as NewHardware, hardware));
    const item = await Hardware.update(call.db, call.caller, id, hardware, condition, confirmationIn(call));
    return { to: afterwards(call, item.tag_id, `/hardwares/${id}`), message: `The item is saved.${inWords(item)}` };
  },

  destroy: async (call, id) => {
    const { tag_id } = await Hardware.find(call.db, call.caller, id);
    await Hardware.destroy(call.db, call.caller, id);
    return { to: afterwards(call, tag_id, '/hardwares'), message: 'The item is deleted.' };
  },
};

/** A warning about an item that phones may never read like this. */
const inWords = (item: NewHardware): string =>
  isUnusual(hardwareKeyOf(item))
    ? ' Phones read no such identifier from hardware of this type: check it once more.'
    : '';

/** The location of the tag's place: the item will be near. */
async function nearTag({ caller, db }: Call, tagId: unknown): Promise<Location | undefined> {
  const { data } = TagRecordIdParameter.safeParse(tagId);
  return data === undefined ? undefined : Place.locationOfTag(db, caller, data);
}

/** The tag that a refused item is attached to already, if it is another than the form names. */
const moveFor = async (call: Call, values: Draft['values'], tagId: number | undefined, itemId?: number) =>
  parseHardwareKey(values) && tagId !== undefined
    ? moveQuestionIn(call, values, await Tag.find(call.db, call.caller, tagId), itemId)
    : undefined;

const confirmationIn = ({ fields }: PageCall): MoveConfirmation => ({
  confirmed: textOrUndefined(fields[confirmationField]),
});

/** The tag's page, where a tag is named or the item has one. */
function afterwards(call: PageCall, own: number | null, otherwise: string): string {
  const tag = referredId(call, management.hardwares.update, 'tag_id') ?? own;
  return tag === null ? otherwise : `/Tags/${tag}`;
}
