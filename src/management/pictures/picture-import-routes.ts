/** `/pictures/import`: imports many pictures at once, with a preview and a confirmation. */
import { type IRouter, Router } from 'express';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import { Failure, Invalid } from '../../errors.ts';
import { warningNotice } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { addRoute } from '../../http/api.ts';
import { type Done, type PageCall, pageCallOf, redirectWithUndo } from '../../http/crud-pages.ts';
import { onSubmit } from '../../http/forms.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { defaultJsonLimits, exceededLimit } from '../../http/json-limits.ts';
import { sendPage } from '../../http/pages.ts';
import { parseJson } from '../../http/parse-json.ts';
import { pictureImportLimits } from '../../http/upload.ts';
import type { PictureMaker } from '../../model/pictures/picture.ts';
import {
  type ConfirmedPicture,
  type FoundFile,
  FoundFiles,
  previewFiles,
  putOnTags,
} from '../../model/pictures/picture-import.ts';
import { pictureImportPage, pictureImportPath, picturePreviewPage } from './picture-import-views.ts';

const hour = 3_600_000;

/** In milliseconds, by the clock that all processes share. */
async function now(db: Database): Promise<number> {
  const { rows } = await db.raw('select (extract(epoch from now()) * 1000)::float8 as now');
  return rows[0].now;
}

export function pictureImportPages(maker: PictureMaker): IRouter {
  return addRoute(Router(), pictureImportPath, {
    get: (_req, res) => sendPage(res, pictureImportPage()),
    post: onSubmit(
      async (req, res) => {
        const call = pageCallOf(req);
        if (textOrUndefined(call.fields.agreed) !== undefined) return redirectWithUndo(res, await agree(call, maker));
        const earlier = earlierIn(call);
        const files = req.incomingFiles;
        const found = files ? await previewFiles(call.db, call.caller, maker, { files, earlier }) : [];
        if (found.length === 0) throw new Invalid({ pictures: ["can't be blank"] });
        const until = Math.round(await now(call.db)) + hour;
        sendPage(res, picturePreviewPage({ files: [...earlier, ...found], until }));
      },
      async (_req, { errors }) => pictureImportPage({ errors }),
    ),
  });
}

/** Throws `Invalid` for a malformed or expired confirmation, and where a tag is deleted meanwhile. */
async function agree(call: PageCall, maker: PictureMaker): Promise<Done> {
  const agreed = agreedIn(call);
  if (!(Number(textOrUndefined(call.fields.until)) > (await now(call.db))))
    throw new Invalid({ base: ['That was more than an hour ago. Choose the files once more.'] });
  return submitOnce(call, async ({ db, caller }) => {
    await putOnTags(db, caller, agreed, maker).catch((cause) => {
      if (!(cause instanceof Failure) || cause.reason !== 'record_not_found') throw cause;
      throw new Invalid({ base: ['One of these tags is gone by now. Choose the files once more.'] }, { cause });
    });
    const message = `${pluralise(agreed.length, 'picture is on its tag', 'pictures are on their tags')}.`;
    const left = textOrUndefined(call.fields.left_out) ?? '';
    return { to: '/Tags', message: left === '' ? message : warningNotice(`${message} ${left}`) };
  });
}

const foreign = 'This did not come from the page before. Choose the files once more.';

/** Limits of the JSON from the preview page: slightly more than it writes for the most files, as checks take time. */
const previewLimits = {
  ...defaultJsonLimits,
  names: 9 * pictureImportLimits.inRounds,
  elements: 9 * pictureImportLimits.inRounds,
};

/** The results of earlier rounds, from the page. */
function earlierIn({ fields }: PageCall): FoundFile[] {
  const text = textOrUndefined(fields.found) || '[]';
  const { success, data } = FoundFiles.safeParse(exceededLimit(text, previewLimits) ? undefined : parseJson(text));
  if (!success) throw new Invalid({ base: [foreign] });
  if (data.length >= pictureImportLimits.inRounds)
    throw new Invalid({ pictures: [`are more than ${pictureImportLimits.inRounds}: choose fewer at once`] });
  return data;
}

function agreedIn({ fields }: PageCall): ConfirmedPicture[] {
  const pairs = (textOrUndefined(fields.agreed) ?? '')
    .split(',')
    .map((pair) => /^(\d{1,9}) ([0-9a-f]{64})$/.exec(pair));
  return pairs.map((pair) => {
    if (!pair) throw new Invalid({ base: [foreign] });
    return { tag: Number(pair[1]), hash: `${pair[2]}` };
  });
}
