/** The page of `/look`: the form of a museum's own look. */
import { type Request, type RequestHandler, Router } from 'express';
import type { ValidationErrors } from '../../../contracts/failures.ts';
import { management } from '../../../contracts/index.ts';
import { CheckBox } from '../../../contracts/management/fields.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import type { View } from '../../html/page.ts';
import { addRoute } from '../../http/api.ts';
import { type PageCall, pageCallOf, redirectWithNotice } from '../../http/crud-pages.ts';
import { type FormFailure, onSubmit } from '../../http/forms.ts';
import { sendPage } from '../../http/pages.ts';
import { fieldsOrNone, parseRecord, recordFields } from '../../http/record-body.ts';
import { submittedFields } from '../../http/resource-pages.ts';
import { Customer } from '../../model/customer.ts';
import { Look } from '../../model/look/look.ts';
import type { PictureMaker } from '../../model/pictures/picture.ts';
import { findMuseum } from '../../model/team/museum.ts';
import { lookPage } from './look-views.ts';

const { index, update } = management.look;

/** Named in the form as well, since a form that is resubmitted after a sign-in loses its query. */
const namedIn = ({ query, fields }: PageCall): string | undefined =>
  textOrUndefined(query.member_of) ?? textOrUndefined(fieldsOrNone(recordFields(fields, update)).member_of);

/** Renames the field of a picture to that of this form. */
const asLogo = ({ picture = [], ...others }: ValidationErrors) => ({ ...others, logo: picture });

async function draw(call: PageCall, sent?: unknown, failure?: FormFailure): Promise<View> {
  const { caller, db } = call;
  const museum = await findMuseum(db, caller, namedIn(call));
  const { name, email } = await Customer.query(db).findById(museum).throwIfNotFound();
  const look = await Look.of(db, caller, museum);
  const values = { ...look, ...fieldsOrNone(sent) };
  return lookPage({
    museum: name ?? email,
    named: caller.isAdmin ? museum : undefined,
    look,
    values,
    errors: failure?.errors && asLogo(failure.errors),
  });
}

/** Changes the logo if a file was chosen. */
async function changeLogo({ db, caller, fields }: PageCall, museum: number, maker: PictureMaker): Promise<void> {
  const { logo, no_logo } = fieldsOrNone(recordFields(fields, update));
  if (Buffer.isBuffer(logo)) await Look.setLogo(db, caller, museum, { maker, files: [logo] });
  else if (CheckBox.safeParse(no_logo).data === true) await Look.destroyLogo(db, caller, museum);
}

export function lookPages({ maker }: { maker: PictureMaker }): Router {
  const change = onSubmit(
    async (req, res) => {
      const call = pageCallOf(req);
      const museum = await findMuseum(call.db, call.caller, namedIn(call));
      const { look } = parseRecord({ look: submittedFields(req, update) }, update);
      await changeLogo(call, museum, maker);
      await Look.change(call.db, call.caller, museum, look);
      const to = call.caller.isAdmin ? `${index.path}?member_of=${museum}` : index.path;
      redirectWithNotice(res, { to, message: 'The look is saved. Visitors see it from now on.' });
    },
    (req: Request, failure) => draw(pageCallOf(req), submittedFields(req, update), failure),
  );
  // A form with a file cannot override its method.
  const get: RequestHandler = async (req, res) => sendPage(res, await draw(pageCallOf(req)));
  return addRoute(Router(), index.path, { get, post: change, patch: change, put: change });
}
