/** The operations of `/look`, as JSON. */
import { management } from '../../../contracts/index.ts';
import type { Look as ShownLook } from '../../../contracts/management/look.ts';
import { ok } from '../../http/answers.ts';
import { type Handlers, handlers } from '../../http/handlers.ts';
import { Look, type LookFields } from '../../model/look/look.ts';
import { museumOf } from '../../model/team/museum.ts';

const shownLook = (id: number, { display_name, colour, imprint_url, privacy_url }: LookFields): ShownLook => ({
  ...{ id, display_name, colour, imprint_url, privacy_url },
  logo_url: null,
});

type Updating = Parameters<Handlers<typeof management.look>['update']>;

async function update(...[{ query, body }, { db, caller }]: Updating) {
  const { member_of = query.member_of, ...fields } = body.look;
  const museum = await museumOf(db, caller, member_of);
  return ok(shownLook(museum, await Look.change(db, caller, museum, fields)));
}

export const lookApi = () =>
  handlers(management.look, {
    index: async ({ query }, { db, caller }) => {
      const museum = await museumOf(db, caller, query.member_of);
      return ok(shownLook(museum, await Look.of(db, caller, museum)));
    },

    update,
    replace: update as unknown as Handlers<typeof management.look>['replace'],
  });
