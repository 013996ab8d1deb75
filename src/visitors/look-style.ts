/** `/looks/{rrggbb}.css`: a museum's colour, for pages of its visitors. The same for all museums of that colour. */
import { type IRouter, Router } from 'express';
import { parseColour } from '../../contracts/management/look.ts';
import { Failure } from '../errors.ts';
import { backgrounds, legibleColours } from '../html/colour.ts';
import { addRoute } from '../http/api.ts';

/** Text on the colour is as legible as the colour on the page's background. */
const colours = (accent: string, [ground, raised]: readonly [string, string]) =>
  `--accent: ${accent}; --on-accent: ${ground}; --accent-ground: ${raised};`;

function lookStyle(colour: string): string {
  const { light, dark } = legibleColours(colour);
  return `:root { ${colours(light, backgrounds.light)} }
@media (prefers-color-scheme: dark) { :root { ${colours(dark, backgrounds.dark)} } }
`;
}

export function lookStyles(): IRouter {
  return addRoute(Router(), '/looks/:file', {
    get: (req, res) => {
      const [, given] = /^([0-9a-f]{6})\.css$/.exec(`${req.params.file}`) ?? [];
      const colour = parseColour(given);
      if (colour === undefined) throw new Failure('unknown_path');
      res.setHeader('Content-Type', 'text/css; charset=utf-8');
      res.setHeader('Cache-Control', 'public, max-age=86400');
      res.send(lookStyle(colour));
    },
  });
}
