/**
 * Maps. They are an extra beside coordinates that the page shows as numbers too: without a script they stay hidden, and
 * nothing is lost. The script is `assets/map.js`; it draws what is said here.
 */
import { assetPath } from './assets.ts';
import { attributes, type Html, html, nothing } from './html.ts';
import type { PageContext, Tiles } from './page.ts';

/** In degrees; null where it is not known. */
interface Somewhere {
  latitude: number | null;
  longitude: number | null;
}

export interface Marker {
  latitude: number;
  longitude: number;
  /** What it stands for, in plain words; without them, what is said about it is its name. */
  name?: string;
  /** What is said about that when the marker is chosen. */
  about: Html;
  /** The mark of something by itself, or of a place that others are in. */
  kind?: 'place';
  /** How many it stands for, where they are not told one by one. */
  count?: number;
}

/** Markers of all that is somewhere. Half a location is none. */
export const markersOf = <R extends Somewhere>(
  rows: readonly R[],
  describe: (row: R) => Omit<Marker, 'latitude' | 'longitude'>,
): Marker[] =>
  rows.flatMap((row) => {
    const { latitude, longitude } = row;
    return latitude === null || longitude === null ? [] : [{ latitude, longitude, ...describe(row) }];
  });

/** A map with these markers, all in sight; nothing where there are none. `label` says what it shows. */
export function markerMap(context: PageContext, label: string, markers: readonly Marker[]): Html {
  if (markers.length === 0) return nothing;
  const item = ({ kind, name, count, about, ...at }: Marker) =>
    html`<li${attributes({ 'data-at': spotOf(at), 'data-kind': kind, 'data-name': name, 'data-count': count })}>${about}</li>`;
  return frame(context, { label }, html`<ul hidden>${markers.map(item)}</ul>`);
}

/** Tenths of a metre; nothing is known better. */
const degrees = (value: number) => `${Number(value.toFixed(6))}`;
const spotOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${degrees(latitude)} ${degrees(longitude)}`;

export interface LocationMap {
  /** Ids of the fields that the marker and they fill for each other. */
  latitudeField: string;
  longitudeField: string;
  /** Id of the box that is ticked as soon as somebody chooses a location on the map. */
  ticks?: string | undefined;
  /** Where the map begins as long as the fields say nothing else. */
  start: { latitude: number; longitude: number };
}

/** A map in a form, whose marker can be dragged. */
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

/** 0, 0 is where maps begin that nobody has told where: in the sea. */
const zoom = { world: 1, town: 13 };

export interface Spot {
  latitude: number;
  longitude: number;
  /** What is there. */
  name: string;
  /** What the map shows. */
  label: string;
  words: { showMap: string; zoomIn: string; zoomOut: string; mapUnavailable: string };
}

/**
 * A map of one spot that is opened by a press; nothing of it is loaded before. The button is shown by the page's script.
 * Nothing where there would be no ground to see the spot on.
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

/** OpenStreetMap wants a link to its licence beside any tiles made from its data. */
function attribution(text: string): Html {
  const [before = '', ...after] = text.split(openStreetMap);
  if (after.length === 0) return html`${text}`;
  return html`${before}<a href="https://www.openstreetmap.org/copyright" rel="noopener noreferrer">${openStreetMap}</a>${after.join(openStreetMap)}`;
}

const openStreetMap = 'OpenStreetMap';
