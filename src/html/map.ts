/**
 * Maps complement coordinates that the page shows as numbers too: without a script they stay hidden. The script
 * `assets/map.js` draws them.
 */
import { assetPath } from './assets.ts';
import { attributes, type Html, html, nothing } from './html.ts';
import type { PageContext, Tiles } from './page.ts';

/** In degrees; null if unknown. */
interface Somewhere {
  latitude: number | null;
  longitude: number | null;
}

export interface Marker {
  latitude: number;
  longitude: number;
  /** Its plain name; by default the popup's text. */
  name?: string;
  /** The popup's contents. */
  about: Html;
  /** The marker of an item, or of a place with items. */
  kind?: 'place';
  /** The number of items that it stands for, where they are not listed. */
  count?: number;
}

/** Markers of all records with a location; both coordinates are required. */
export const markersOf = <R extends Somewhere>(
  rows: readonly R[],
  describe: (row: R) => Omit<Marker, 'latitude' | 'longitude'>,
): Marker[] =>
  rows.flatMap((row) => {
    const { latitude, longitude } = row;
    return latitude === null || longitude === null ? [] : [{ latitude, longitude, ...describe(row) }];
  });

/** A map that fits all markers; nothing without any. `label`: its accessible name. */
export function markerMap(context: PageContext, label: string, markers: readonly Marker[]): Html {
  if (markers.length === 0) return nothing;
  const item = ({ kind, name, count, about, ...at }: Marker) =>
    html`<li${attributes({ 'data-at': spotOf(at), 'data-kind': kind, 'data-name': name, 'data-count': count })}>${about}</li>`;
  return frame(context, { label }, html`<ul hidden>${markers.map(item)}</ul>`);
}

/** Six decimals: tenths of a metre. */
const degrees = (value: number) => `${Number(value.toFixed(6))}`;
const spotOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${degrees(latitude)} ${degrees(longitude)}`;

export interface LocationMap {
  /** The ids of the fields that the marker is bound to. */
  latitudeField: string;
  longitudeField: string;
  /** The id of the box that is ticked when a location is chosen on the map. */
  ticks?: string | undefined;
  /** The map's centre while the fields are blank. */
  start: { latitude: number; longitude: number };
}

/** A map in a form, with a draggable marker. */
export function locationMap(context: PageContext, map: LocationMap): Html {
  const { latitude, longitude } = map.start;
  const data = {
    label: 'Map to choose the location on',
    'latitude-field': map.latitudeField,
    'longitude-field': map.longitudeField,
    ticks: map.ticks,
    latitude,
    longitude,
    zoom: latitude === 0 && longitude === 0 ? zoom.world : zoom.town,
  };
  return frame(
    context,
    data,
    html`<p class="hint">Drag the marker or click on the map, or type the numbers above.</p>
<div class="actions"><button class="quiet" type="button" hidden data-locates>Use where I am now</button> <span role="status"></span></div>`,
  );
}

/** 0, 0 is the default centre, in the sea. */
const zoom = { world: 1, town: 13 };

interface Spot {
  latitude: number;
  longitude: number;
  /** The marker's name. */
  name: string;
  /** The map's accessible name. */
  label: string;
  words: { showMap: string; zoomIn: string; zoomOut: string; mapUnavailable: string };
}

/**
 * A map of one spot that loads only when its button is pressed; the page's script shows the button. Nothing without
 * tiles.
 */
export function spotMap({ prefix, tiles }: PageContext, { latitude, longitude, name, label, words }: Spot): Html {
  if (!tiles) return nothing;
  const { zoomIn, zoomOut, mapUnavailable } = words;
  const data = { label, 'zoom-in': zoomIn, 'zoom-out': zoomOut, unavailable: mapUnavailable };
  const pathsOf = (names: readonly string[]) => names.map((each) => prefix + assetPath(each)).join(' ');
  return html`<div class="spot">
<button class="quiet" type="button" hidden data-scripts="${pathsOf(scripts)}" data-styles="${pathsOf(styles)}">${words.showMap}</button>
${drawing(tiles, data, html`<ul hidden><li data-at="${spotOf({ latitude, longitude })}" data-name="${name}"></li></ul>`)}
</div>`;
}

const styles = ['leaflet.css', 'map.css'];
const scripts = ['leaflet.js', 'map.js'];

type MapData = Record<string, string | number | undefined>;

const frame = ({ prefix, tiles }: PageContext, data: MapData, inside: Html): Html =>
  html`${drawing(tiles, { ...data, unavailable: 'The map cannot be loaded right now.' }, inside)}
${styles.map((name) => html`<link rel="stylesheet" href="${prefix}${assetPath(name)}">\n`)}
${scripts.map((name) => html`<script type="module" src="${prefix}${assetPath(name)}"></script>\n`)}`;

function drawing(tiles: Tiles | undefined, data: MapData, inside: Html): Html {
  const all = { ...data, tiles: tiles?.address };
  const named = Object.fromEntries(Object.entries(all).map(([name, value]) => [`data-${name}`, value]));
  return html`<div class="map" hidden${attributes(named)}>
${tiles && html`<p class="attribution">${attribution(tiles.attribution)}</p>`}
${inside}
</div>`;
}

/** OpenStreetMap requires a link to its licence beside tiles from its data. */
function attribution(text: string): Html {
  const [before = '', ...after] = text.split(openStreetMap);
  if (after.length === 0) return html`${text}`;
  return html`${before}<a href="https://www.openstreetmap.org/copyright" rel="noopener noreferrer">${openStreetMap}</a>${after.join(openStreetMap)}`;
}

const openStreetMap = 'OpenStreetMap';
