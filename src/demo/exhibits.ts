/**
 * The exhibits of the demo's museum. The English texts are plain, so that Apertium translates them well; the others show
 * further languages, two of them written from right to left.
 */
import type { Role } from '../../contracts/access.ts';
import type { Gender } from '../../contracts/primitives.ts';
import type { Location } from '../model/hardware.ts';
import type { HardwareKey } from '../model/hardware-key.ts';
import type { Drawing } from './drawings.ts';

/** The demo's customer, who owns the places and tags. */
export const curator = { email: 'curator@museum.example', name: 'The curator of the museum of the port' };

/** A colleague with an invitation to the museum. */
export const colleague = { email: 'colleague@museum.example', name: 'A colleague of the curator' };

/** The museum's team. */
export const teamMembers: readonly { email: string; name: string; role: Role; languages: string[] | null }[] = [
  { email: 'manager@museum.example', name: 'The manager of the museum', role: 'manager', languages: null },
  { email: 'translator@museum.example', name: 'The translator into French', role: 'translator', languages: ['fr'] },
];

/** A tag that is in the bin. */
export const binnedTag = { lang: 'en', name: 'Closed for the summer', text: 'We are back on the first of September.' };

export const places = {
  museum: { name: 'The museum of the port', latitude: 43.3692, longitude: -8.3958 },
  lighthouse: { name: 'The lighthouse', latitude: 43.3859, longitude: -8.4066 },
  market: { name: 'The fish market', latitude: 43.3648, longitude: -8.4012 },
} as const;

export interface Exhibit {
  place: keyof typeof places;
  lang: string;
  name: string;
  text: string;
  gender?: Gender;
  /** For the museum's staff; visitors do not see it. */
  description?: string;
  /** People's translations, and a visitor's report on one. */
  translations?: readonly { lang: string; name: string; text: string; reported?: string }[];
  picture?: Drawing;
  hardware: HardwareKey[];
  location: Location;
}

const beaconUuid = 'B9407F30-F5F8-466E-AFF9-25556B57FE6D';
const beacon = (major: number, minor: number): HardwareKey => ({
  type: 'ble-beacon',
  identifier: beaconUuid,
  major,
  minor,
});
const nfc = (identifier: string): HardwareKey => ({ type: 'nfc', identifier });
const qr = (identifier: string): HardwareKey => ({ type: 'qr', identifier });

export const exhibits: readonly Exhibit[] = [
  {
    place: 'museum',
    lang: 'en',
    name: 'The entrance',
    text: 'Welcome to the museum of the port. The visit begins in the first room.',
    description: 'Beside the door, at the height of a child',
    hardware: [nfc('04:A2:24:5A:91:5C:80'), qr('MUSEUM-ENTRANCE')],
    location: { latitude: 43.3692, longitude: -8.3958 },
  },
  {
    place: 'museum',
    lang: 'en',
    name: 'The boat of the fishermen',
    picture: 'boat',
    text: 'Four fishermen crossed the sea in this boat. The fishermen of the port painted it every summer.',
    gender: 'f',
    hardware: [beacon(1, 1)],
    location: { latitude: 43.3693, longitude: -8.3957 },
  },
  {
    place: 'museum',
    lang: 'en',
    name: 'The clock of the captain',
    text: 'The captain of the ship bought this clock in London. It is from the year 1860.',
    // The museum's table has another year, which makes it out of date.
    translations: [
      {
        lang: 'es',
        name: 'El reloj del capitán',
        text: 'El capitán del barco compró este reloj en Londres. Es del año 1860.',
      },
    ],
    hardware: [beacon(1, 2), nfc('04:A2:24:5A:91:5C:81')],
    location: { latitude: 43.3693, longitude: -8.3959 },
  },
  {
    place: 'lighthouse',
    lang: 'en',
    name: 'The lighthouse',
    picture: 'lighthouse',
    text: 'The lamp of the lighthouse is very old. Its light guided the ships during the night.',
    gender: 'f',
    hardware: [qr('LIGHTHOUSE'), beacon(2, 1)],
    location: { latitude: 43.3859, longitude: -8.4066 },
  },
  {
    place: 'museum',
    lang: 'es',
    name: 'Las redes',
    text: 'Las mujeres del puerto hacían estas redes a mano. Cada red necesitaba tres meses de trabajo.',
    gender: 'f',
    hardware: [nfc('04:A2:24:5A:91:5C:82')],
    location: { latitude: 43.3691, longitude: -8.3957 },
  },
  {
    place: 'lighthouse',
    lang: 'fr',
    name: "L'escalier",
    text: "L'escalier du phare a deux cents marches. Le gardien le montait chaque soir.",
    translations: [
      {
        lang: 'en',
        name: 'The stairs',
        text: 'The stairs of the lighthouse have three hundred steps. The keeper climbed them every evening.',
        reported: 'I have counted them: it is two hundred steps.',
      },
    ],
    hardware: [qr('LIGHTHOUSE-STAIRS')],
    location: { latitude: 43.3859, longitude: -8.4067 },
  },
  {
    place: 'market',
    lang: 'ar',
    name: 'السوق القديم',
    text: 'هنا كان الصيادون يبيعون السمك كل صباح.',
    hardware: [qr('MARKET'), beacon(3, 1)],
    location: { latitude: 43.3648, longitude: -8.4012 },
  },
  {
    place: 'market',
    lang: 'he',
    name: 'הפעמון',
    text: 'הפעמון הזה צלצל כשהסירות חזרו אל הנמל.',
    hardware: [nfc('04:A2:24:5A:91:5C:83')],
    location: { latitude: 43.3649, longitude: -8.4013 },
  },
  {
    place: 'museum',
    lang: 'ja',
    name: '大漁旗',
    text: 'この旗は、大漁の日に船に掲げられました。',
    hardware: [beacon(1, 3)],
    location: { latitude: 43.3692, longitude: -8.3956 },
  },
];

/** The languages of the museum's order, as far as a provider supports them. */
export const orderedLanguages = ['es', 'fr', 'it'] as const;

/** The tag that the show creates while the demo runs; identified by its purchase. */
export const demoTag = {
  lang: 'en',
  name: 'The map of the coast',
  text: 'A sailor drew this map of the coast in the year 1750. The fishermen of the port used the map every night.',
  purchaseId: 'd3300000-0000-4000-8000-000000000001',
  beacon: { uuid: beaconUuid, major: 1, minor: 7 },
  location: { latitude: 43.3693, longitude: -8.3958 },
} as const;
