import type { Room } from '../mutant.ts';

export const places: Room = {
  name: 'places',
  tests: ['test/management/places.test.ts', 'test/pages/maps.test.ts'],
  mutants: [
    {
      file: 'src/model/located-tags.ts',
      breaks: 'the map of a place has the tags of others, too',
      from: ".where('tags.place_id', placeId)",
      to: '',
      tests: ['test/pages/maps.test.ts'],
    },
    {
      file: 'src/model/located-tags.ts',
      breaks: 'a part of a map shows all of it',
      from: 'within ?? {',
      to: '{',
      tests: ['test/pages/maps.test.ts'],
    },
    {
      file: 'src/model/place.ts',
      breaks: 'a place is nobody’s',
      from: 'const given = { ...fields, names: withNames({}, names), customer_id };',
      to: 'const given = { ...fields, names: withNames({}, names) };',
    },
    {
      file: 'src/model/place.ts',
      breaks: 'places of others are changed',
      from: 'const place = await Place.locked(trx, actor, id);\n      await condition?.(trx);\n      const',
      to: 'const place = await Place.query(trx).findById(id).throwIfNotFound();\n      await condition?.(trx);\n      const',
      tests: ['test/management/policy-matrix.test.ts'],
    },
    {
      file: 'src/model/place.ts',
      breaks: 'places of others are deleted',
      from: 'await Place.locked(trx, actor, id);\n      await condition?.(trx);\n      await deletePlaces',
      to: 'await condition?.(trx);\n      await deletePlaces',
      tests: ['test/management/policy-matrix.test.ts'],
    },
    {
      file: 'src/model/place.ts',
      breaks: 'half a location is one',
      from: 'latitude === null || longitude === null ?',
      to: 'latitude === null && longitude === null ?',
      tests: ['test/pages/maps.test.ts'],
    },
    {
      file: 'src/model/place.ts',
      breaks: 'a map begins at another’s place',
      from: 'await Place.reachable(db, actor).whereRaw',
      to: 'await Place.query(db).whereRaw',
      tests: ['test/pages/maps.test.ts'],
    },
  ],
};
