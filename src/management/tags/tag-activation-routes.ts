/** `/Tags/{id}/fill`: the form in which the owner of a stock tag writes its first contents. */
import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { management } from '../../../contracts/index.ts';
import { NewTagForm } from '../../../contracts/management/tag-form.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import { Conflict } from '../../errors.ts';
import {
  concurrentlyChanged,
  formState,
  untouchedOf,
  type Values,
  type Version,
  wasShown,
  withoutUnchanged,
} from '../../html/version.ts';
import { addRoute } from '../../http/api.ts';
import { type Done, type PageCall, pageCallOf, redirectWithUndo } from '../../http/crud-pages.ts';
import { onSubmit } from '../../http/forms.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { seeOther, sendPage } from '../../http/pages.ts';
import { recordIdOf } from '../../http/record-id.ts';
import { type Draft, draftOf, parseForm, submittedVersion } from '../../http/resource-pages.ts';
import { collectSections, type FormPartOf } from '../../http/sections.ts';
import { idResolver } from '../../model/access/record-names.ts';
import { confirmationField } from '../../model/hardware-move.ts';
import { convertFormFile, type PictureMaker } from '../../model/pictures/picture.ts';
import { putOnTag } from '../../model/pictures/record-picture.ts';
import { Place } from '../../model/place.ts';
import {
  type ActivatedTag,
  activateStockTag,
  hasContents,
  readContents,
  type TagContents,
} from '../../model/tags/activate-stock-tag.ts';
import { Tag } from '../../model/tags/tag.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { languageFor, orderLanguagesOfNewTag, splitTagForm } from './initial-contents.ts';
import { readOffers, readPlaceOffer } from './tag-form-choices.ts';
import { activationForm, placeNotice } from './tag-form-views.ts';

export interface TagActivationOptions {
  /** Fields of other features, in order. */
  newParts: readonly FormPartOf[];
  pictures: PictureMaker;
  machine: MachineTranslation;
  log: Logger;
}

const contract = { ...management.tags.update, body: NewTagForm };

export function tagActivationPages(options: TagActivationOptions): Router {
  return addRoute(Router(), '/Tags/:id/fill', {
    get: async (req, res) => {
      const call = pageCallOf(req);
      const tag = await Tag.find(call.db, call.caller, recordIdOf(req));
      const contents = await readContents(call.db, tag);
      if (hasContents(contents)) seeOther(res, `/Tags/${tag.id}`);
      else sendPage(res, await form(call, { tag, contents }, options));
    },
    post: onSubmit(
      (req, res) => activate(req, res, options),
      async (req, failure) => {
        const call = pageCallOf(req);
        const tag = await Tag.find(call.db, call.caller, recordIdOf(req));
        const contents = await readContents(call.db, tag);
        return form(call, { tag, contents }, options, draftOf(req, contract, failure));
      },
    ),
  });
}

interface StockTag {
  tag: Tag;
  contents: TagContents;
}

async function form(
  call: PageCall,
  { tag, contents }: StockTag,
  { newParts }: Pick<TagActivationOptions, 'newParts'>,
  draft?: Draft,
) {
  const { values, ...filled } = formState({ ...contents, lang_code: languageFor(call) }, draft);
  const owner = tag.customer_id;
  return activationForm({
    tag,
    offers: await readOffers(call, owner, values, { parent: tag.parent_id, stored: filled.basis.meanwhile?.stored }),
    namesakes: owner === null ? [] : await Place.namesakes(call.db, { id: owner, isAdmin: false }, values.new_place),
    parts: await collectSections(newParts, { call, values, isSent: draft !== undefined, owner, tag: { id: tag.id } }),
    values,
    ...filled,
  });
}

async function activate(req: Request, res: Response, { machine, log, pictures }: TagActivationOptions): Promise<void> {
  const id = recordIdOf(req);
  const call = pageCallOf(req);
  const { customer_id: owner } = await Tag.find(call.db, call.caller, id);
  const references = {
    place_id: (asking: PageCall, words: string) => readPlaceOffer(asking, owner).idsFor(words),
    parent_id: idResolver(Tag),
  };
  const { tag } = await parseForm(req, contract, references);
  const { given: values, answers } = splitTagForm(tag);
  const version = submittedVersion(req);
  // An address that is left blank keeps the picture.
  const given = withoutUnchanged(version, withoutUnchanged(version, { ...values }, 'image_url'), 'credit');
  const confirmation = { confirmed: textOrUndefined(call.fields[confirmationField]) };
  const ready = await convertFormFile(call.db, pictures, call.fields['tag[picture]']);
  const hasPicture = ready !== undefined;
  let activated: ActivatedTag | undefined;
  const done = await submitOnce(call, async ({ db, caller }): Promise<Done> => {
    activated = await activateStockTag(
      db,
      caller,
      id,
      { given, answers, confirmation, hasPicture },
      unwritten(version, values, hasPicture),
    );
    if (ready) await putOnTag(db, caller, id, ready);
    return { to: `/Tags/${id}`, message: filled(activated) };
  });
  if (!activated) return redirectWithUndo(res, done);
  // After the commit, so that a machine finds the saved text.
  const message = await orderLanguagesOfNewTag({ ...call, machine, log }, id, answers, `${done.message}`);
  await redirectWithUndo(res, { ...done, message });
}

/** Without a text or a name a tag stays in stock. */
const filled = ({ place, isInUse }: ActivatedTag): string =>
  `${isInUse ? 'The tag is filled' : 'The tag has its picture'}${place ? `, ${placeNotice(place)}` : ''}.${isInUse ? '' : ' Its text can be written later, by the same code.'}`;

/** Throws `Conflict` for a tag with contents that the form has not shown, or with other concurrent changes. */
const unwritten = (version: Version, answers: Values, hasPicture: boolean) => (present: TagContents) => {
  const replaced = ['text', 'name', ...(hasPicture || answers.image_url ? ['picture'] : [])];
  const written = replaced.filter((name) => present[name] !== null && !wasShown(version, name, present[name]));
  const fields = [...written, ...concurrentlyChanged(version, present, answers)];
  // A blank text or name replaces nothing. One shown here would be saved in the language that was chosen for the other.
  const others = fields.filter((name) => !['text', 'name', 'picture'].includes(name));
  if (fields.length > 0) throw new Conflict(fields, present, { untouched: untouchedOf(others, version, answers) });
};
