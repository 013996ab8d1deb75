/** Colours that can be read, by the contrast of WCAG 2. */

/** Red, green and blue, 0 to 255. */
type Colour = readonly [number, number, number];

const channels = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;

const hexOf = (colour: Colour): string => `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** A channel of sRGB as light. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(linear) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Between 1 and 21, of two colours as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What WCAG 2 demands of texts (AA). */
const least = 4.5;

const steps = 100;

/** The colour with as little of `towards` as makes it legible on all of these grounds. */
function legible(hex: string, grounds: readonly string[], towards: '#000000' | '#ffffff'): string {
  const [from, to] = [channels(hex), channels(towards)];
  const mixed = (share: number) =>
    hexOf(from.map((channel, i) => Math.round(channel + ((to[i] as number) - channel) * share)) as unknown as Colour);
  const tried = Array.from({ length: steps + 1 }, (_, step) => mixed(step / steps));
  return tried.find((each) => grounds.every((ground) => contrast(each, ground) >= least)) ?? towards;
}

/** The grounds of pages, as `base.css` has them: the page, what is raised, and fields that are chosen. */
export const backgrounds = { light: ['#ffffff', '#f6f7f9'], dark: ['#131619', '#1b1f23'] } as const;

/** The colour for light pages and for dark ones. Words on it have the page's ground. */
export const legibleColours = (hex: string): { light: string; dark: string } => ({
  light: legible(hex, backgrounds.light, '#000000'),
  dark: legible(hex, backgrounds.dark, '#ffffff'),
});
