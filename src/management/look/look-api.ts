/** The operations of `/look`, as JSON. */
import { management } from '../../../contracts/index.ts';
import type { Look as ShownLook } from '../../../contracts/management/look.ts';
import { noContent, ok } from '../../http/answers.ts';
import { handlers } from '../../http/handlers.ts';
import { uploadedPictures } from '../../http/management.ts';
import { Look, type LookFields, logoAddress } from '../../model/look/look.ts';
import type { PictureMaker } from '../../model/pictures/picture.ts';
import { findMuseum } from '../../model/team/museum.ts';

interface LookOptions {
  publicUrl: string;
  maker: PictureMaker;
}

export function lookApi({ publicUrl, maker }: LookOptions) {
  const shown = (id: number, { logo, ...look }: LookFields): ShownLook => ({
    id,
    display_name: look.display_name,
    colour: look.colour,
    imprint_url: look.imprint_url,
    privacy_url: look.privacy_url,
    logo_url: logoAddress(publicUrl, logo),
  });
  return handlers(management.look, {
    index: async ({ query }, { db, caller }) => {
      const museum = await findMuseum(db, caller, query.member_of);
      return ok(shown(museum, await Look.of(db, caller, museum)));
    },

    update: async ({ query, body }, { db, caller }) => {
      const { member_of = query.member_of, ...fields } = body.look;
      const museum = await findMuseum(db, caller, member_of);
      return ok(shown(museum, await Look.change(db, caller, museum, fields)));
    },

    setLogo: async ({ query, body, req }, { db, caller }) => {
      const museum = await findMuseum(db, caller, query.member_of);
      return ok(shown(museum, await Look.setLogo(db, caller, museum, { maker, files: uploadedPictures(req, body) })));
    },

    destroyLogo: async ({ query }, { db, caller }) => {
      await Look.destroyLogo(db, caller, await findMuseum(db, caller, query.member_of));
      return noContent();
    },
  });
}
