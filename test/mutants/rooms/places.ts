import type { Room } from '../mutant.ts';

export const places: Room = {
  name: 'places',
  tests: ['test/management/places.test.ts', 'test/pages/maps.test.ts'],
  mutants: [
    {
      file: 'src/model/located-tags.ts',
      breaks: 'the map of a place has tags of other places',
      from: ".where('tags.place_id', placeId)",
      to: '',
      tests: ['test/pages/maps.test.ts'],
    },
    {
      file: 'src/model/located-tags.ts',
      breaks: 'a part of the map shows the whole map',
      from: 'within ?? {',
      to: '{',
      tests: ['test/pages/maps.test.ts'],
    },
    {
      file: 'src/model/place.ts',
      breaks: 'a new place has no owner',
      from: 'const given = { ...fields, names: withNames({}, names), customer_id };',
      to: 'const given = { ...fields, names: withNames({}, names) };',
    },
    {
      file: 'src/model/place.ts',
      breaks: 'customers can change places of others',
      from: 'const place = await Place.locked(trx, actor, id);\n      await condition?.(trx);\n      const',
      to: 'const place = await Place.query(trx).findById(id).throwIfNotFound();\n      await condition?.(trx);\n      const',
      tests: ['test/management/policy-matrix.test.ts'],
    },
    {
      file: 'src/model/place.ts',
      breaks: 'customers can delete places of others',
      from: 'await Place.locked(trx, actor, id);\n      await condition?.(trx);\n      await deletePlaces',
      to: 'await condition?.(trx);\n      await deletePlaces',
      tests: ['test/management/policy-matrix.test.ts'],
    },
    {
      file: 'src/model/place.ts',
      breaks: 'half a location is accepted',
      from: 'latitude === null || longitude === null ?',
      to: 'latitude === null && longitude === null ?',
      tests: ['test/pages/maps.test.ts'],
    },
    {
      file: 'src/model/place.ts',
      breaks: 'a map opens at another customer’s place',
      from: 'await Place.reachable(db, actor).whereRaw',
      to: 'await Place.query(db).whereRaw',
      tests: ['test/pages/maps.test.ts'],
    },
  ],
};
