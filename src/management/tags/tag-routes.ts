/** The pages of `/Tags`. */
import type { Request, Router } from 'express';
import type { Logger } from 'pino';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import { NewTagForm } from '../../../contracts/management/tag-form.ts';
import { givenText } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import type { FieldErrors } from '../../html/form.ts';
import { caution } from '../../html/page.ts';
import { filledFrom } from '../../html/version.ts';
import { languagesWanted } from '../../http/accept-language.ts';
import { objectOf } from '../../http/body.ts';
import { queryOf } from '../../http/parameters.ts';
import { idOf } from '../../http/record-id.ts';
import { type Draft, resourcePages } from '../../http/resource-pages.ts';
import { browse } from '../../model/access/browse.ts';
import { choosing, nameOf, namesOf } from '../../model/access/calling.ts';
import { Customer } from '../../model/customer.ts';
import { agreementField, keyIn, leadingTo } from '../../model/elsewhere.ts';
import { Hardware } from '../../model/hardware.ts';
import { Place } from '../../model/place.ts';
import { beginTag } from '../../model/tags/new-tag.ts';
import { Tag } from '../../model/tags/tag.ts';
import { namesAround } from '../../model/tags/tag-names.ts';
import { partsOf } from '../../model/tags/tag-parts.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { jobsOf, orderLanguages, progressOf } from '../../model/translations/tag-languages.ts';
import type { RunnerControls } from '../../model/translations/translator.ts';
import { givenAway, inPlace, newTagForm, tagForm } from './tag-form-views.ts';
import { tagLanguagePages } from './tag-language-routes.ts';
import { unasked } from './tag-language-views.ts';
import { tagsPage } from './tag-list-views.ts';
import { type TagSection, tagPage } from './tag-views.ts';

export interface TagPagesOptions {
  db: Database;
  /** Connections for what looks through many rows. */
  searches: Database;
  /** Where phones reach the service. */
  publicUrl: string;
  /** Of a tag's page, what belongs to other doors. */
  sections: readonly TagSection[];
  machine: MachineTranslation;
  runner: RunnerControls;
  log: Logger;
}

const contract = { ...management.tags, create: { ...management.tags.create, body: NewTagForm } };

export function tagPages({ db, searches, publicUrl, sections, machine, runner, log }: TagPagesOptions): Router {
  const show = async ({ actor }: Request, id: number, errors?: FieldErrors, chosen: readonly unknown[] = []) => {
    const tag = await Tag.find(db, actor, id);
    // The jobs first: what one of them has made meanwhile is among the parts then.
    const jobs = await jobsOf(tag, { jobs: runner.jobs, log });
    const parts = await partsOf(db, actor, tag);
    return tagPage({
      tag,
      parts,
      called: await nameOf(Tag, db, actor, id),
      names: await namesAround(db, actor, [tag]),
      progress: progressOf(tag, parts, jobs),
      textRecordId: parts.translations[0]?.text_record_id,
      publicUrl,
      sections,
      errors,
      chosen,
    });
  };

  /** A tag is only ever in a place of its owner. */
  const places = (actor: Actor, owner: number | null) =>
    choosing(Place, searches, actor, (rows) => rows.where('places.customer_id', owner));
  const ownerOf = async (req: Request) =>
    req.params.id === undefined ? req.actor.id : (await Tag.find(db, req.actor, idOf(req))).customer_id;

  const offers = async (actor: Actor, owner: number | null, values: Draft['values'], stored: Draft['values'] = {}) => ({
    places: await places(actor, owner).offer(values.place_id, stored.place_id),
    parents: await choosing(Tag, searches, actor).offer(values.parent_id, stored.parent_id),
    customers: await choosing(Customer, searches, actor).offer(values.customer_id, stored.customer_id),
  });

  /** Where the hardware leads that a new tag is to begin with, if that is a tag of the same owner. */
  const leadingIn = async (actor: Actor, values: Draft['values']) => {
    const key = keyIn(values);
    const elsewhere = key && (await Hardware.elsewhere(db, key, { customer_id: actor.id }));
    return elsewhere && leadingTo(elsewhere, await nameOf(Tag, db, actor, elsewhere.tag_id));
  };

  const router = resourcePages(contract, {
    index: async ({ actor }, query) => {
      const list = await browse(Tag, searches, actor, query);
      return tagsPage(list, await namesAround(db, actor, list.rows));
    },

    show,

    references: {
      place_id: async (req, words) => places(req.actor, await ownerOf(req)).idsFor(words),
      parent_id: ({ actor }, words) => choosing(Tag, searches, actor).idsFor(words),
      customer_id: ({ actor }, words) => choosing(Customer, searches, actor).idsFor(words),
    },

    blank: async (req, draft) => {
      const { mode, place_id } = queryOf(req);
      const [language] = languagesWanted(req.get('accept-language'));
      const start = { lang_code: language?.code ?? 'en', ...(mode === 'in_mode' && { place_id }) };
      const values: Draft['values'] = draft?.values ?? start;
      return newTagForm({
        offers: await offers(req.actor, req.actor.id, values),
        namesakes: await Place.namesakes(db, req.actor, values.new_place),
        leading: draft && (await leadingIn(req.actor, values)),
        values,
        errors: draft?.errors,
      });
    },

    edit: async ({ actor }, id, draft) => {
      const tag = await Tag.find(db, actor, id);
      const filled = filledFrom(tag.toJSON(), draft);
      const called = await nameOf(Tag, db, actor, id);
      const place = (await namesOf(Place, db, actor, [tag.place_id])).get(tag.place_id ?? 0);
      const chosen = await offers(actor, tag.customer_id, filled.values, filled.basis.meanwhile?.stored);
      return tagForm({ tag, called, place, offers: chosen, ...filled });
    },

    record: (on, { actor }, id) => Tag.find(on, actor, id),

    create: async (req, { tag: { text, name, lang_code, gender, ...given } }) => {
      const { new_place, place_meant, identifier, hardware_type, major, minor, languages, ...fields } = given;
      const hardware = { identifier, hardware_type, major, minor };
      const beginning = { text, name, lang_code, gender, new_place, place_meant, ...hardware, languages };
      const { actor } = req;
      const agreed = givenText(objectOf(req)[agreementField]);
      const { id, place } = await beginTag(db, actor, fields, beginning, { agreed });
      // The tag is there by now, whatever goes wrong from here on: its form must not come back.
      const missing = await orderLanguages(db, actor, id, languages, machine).catch((err) => {
        log.warn({ err, tag: id }, 'a new tag could not be ordered in other languages');
        return languages;
      });
      const added = place === undefined ? 'The tag is added.' : `The tag is added, ${inPlace(place)}.`;
      return { to: `/Tags/${id}`, message: missing.length === 0 ? added : caution(`${added} ${unasked(missing)}`) };
    },

    update: async ({ actor }, id, { tag: changes }, form) => {
      const left = await Tag.update(db, actor, id, changes, form.unchanged({ ...changes }));
      const place = (await namesOf(Place, db, actor, [left])).get(left ?? 0);
      return { to: `/Tags/${id}`, message: left === null ? 'The tag is saved.' : caution(givenAway(place)) };
    },

    destroy: async ({ actor }, id) => {
      const isDone = await Tag.destroy(db, actor, id);
      return { to: '/Tags', message: isDone ? 'The tag is deleted.' : caution('There was no such tag any more.') };
    },
  });

  router.use(tagLanguagePages({ db, machine, show }));
  return router;
}
