/**
 * Draws the maps of a page, which wait hidden in `.map` elements, with Leaflet.
 *
 * A map shows the items of its list (`data-at`) as markers; an item's `data-name`, or else its contents, is the marker's name, and its
 * contents are what is said when the marker is chosen. Markers that would cover each other are one, with their number. An item may
 * stand for `data-count` of them. Or it belongs to two fields of a form (`data-latitude-field`, `data-longitude-field`), and has one
 * marker that fills them. `data-tiles` is the address of the tiles; without one, the ground is plain. `data-unavailable` is said
 * where they cannot be loaded.
 */
const leaflet = window.L;
const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const zoom = { near: 16, most: 19 };

function mapIn(frame) {
  const ground = document.createElement('div');
  ground.className = 'map-ground';
  ground.setAttribute('role', 'region');
  ground.setAttribute('aria-label', frame.dataset.label);
  // East is on the right, whatever is written around it.
  ground.dir = 'ltr';
  frame.prepend(ground);
  frame.hidden = false;
  const map = leaflet.map(ground, {
    attributionControl: false,
    zoomControl: false,
    maxZoom: zoom.most,
    // Who scrolls the page should not be caught on the way.
    scrollWheelZoom: false,
    fadeAnimation: !isCalm,
    zoomAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  });
  ground.addEventListener('focusin', () => map.scrollWheelZoom.enable());
  ground.addEventListener('keydown', ({ key }) => key === 'Escape' && map.closePopup());
  ground.addEventListener('focusout', () => map.scrollWheelZoom.disable());
  const { tiles, zoomIn: zoomInTitle = 'Zoom in', zoomOut: zoomOutTitle = 'Zoom out' } = frame.dataset;
  leaflet.control.zoom({ zoomInTitle, zoomOutTitle }).addTo(map);
  if (tiles) showTiles(map, frame, tiles);
  leaflet.control.scale({ imperial: false }).addTo(map);
  return map;
}

/** Says so as long as some of what is in sight cannot be loaded. */
function showTiles(map, frame, address) {
  const failure = document.createElement('p');
  failure.className = 'map-failure';
  failure.setAttribute('role', 'status');
  frame.append(failure);
  // Their servers want to know which site asks, also where the page itself tells nobody.
  const layer = leaflet.tileLayer(address, { maxZoom: zoom.most, referrerPolicy: 'strict-origin-when-cross-origin' });
  layer.on('tileerror', () => {
    failure.textContent = frame.dataset.unavailable;
  });
  layer.on('loading', () => {
    failure.textContent = '';
  });
  layer.addTo(map);
}

/** The usual pin, in the colours of the page. */
function icon(kind = '') {
  const names = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(names, 'svg');
  drawing.setAttribute('viewBox', '0 0 32 42');
  drawing.setAttribute('aria-hidden', 'true');
  const pin = document.createElementNS(names, 'path');
  pin.setAttribute('d', 'M16 1a15 15 0 0 0-15 15c0 9 9 15 15 25c6-10 15-16 15-25a15 15 0 0 0-15-15z');
  const eye = document.createElementNS(names, 'circle');
  for (const [name, value] of Object.entries({ cx: 16, cy: 16, r: 5.5 })) eye.setAttribute(name, value);
  drawing.append(pin, eye);
  return leaflet.divIcon({
    className: `map-marker ${kind}`.trim(),
    html: drawing,
    iconSize: [32, 42],
    iconAnchor: [16, 42],
    popupAnchor: [0, -38],
  });
}

/** What stands for several: how many they are. */
const badge = (count, kind = '') =>
  leaflet.divIcon({
    className: `map-marker group ${kind}`.trim(),
    html: `${count}`,
    iconSize: [38, 38],
    iconAnchor: [19, 38],
    popupAnchor: [0, -34],
  });

/** Marks as large as ours that are so far apart do not cover each other, in pixels. */
const apart = 46;

/** What is at one and the same spot. */
function spotsOf(items) {
  const longitudes = items.map(({ dataset }) => Number(dataset.at.split(' ')[1]));
  // Where it is shorter over the date line, the west is drawn beyond the east.
  const isOverDateLine = Math.max(...longitudes) - Math.min(...longitudes) > 180;
  const shift = (longitude) => (isOverDateLine && longitude < 0 ? longitude + 360 : longitude);
  return [...Map.groupBy(items, ({ dataset }) => dataset.at).values()].map((there) => {
    const [latitude, longitude] = there[0].dataset.at.split(' ').map(Number);
    return { at: leaflet.latLng(latitude, shift(longitude)), items: there };
  });
}

/** Spots whose marks would cover each other on the map as it is now; the first of a group says where its mark is. */
function groupsOf(map, spots) {
  const groups = [];
  for (const spot of spots) {
    const { x, y } = map.project(spot.at);
    const isNear = ({ point }) => Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) < apart;
    const near = groups.find(isNear);
    if (near) near.spots.push(spot);
    else groups.push({ point: { x, y }, spots: [spot] });
  }
  return groups.map((group) => group.spots);
}

/** Their marks, grouped anew whenever the map is seen from nearer or farther. */
function showItems(map, items) {
  const spots = spotsOf(items);
  const all = leaflet.latLngBounds(spots.map(({ at }) => at));
  // What is close together can be told apart.
  map.fitBounds(all, { padding: [48, 48], maxZoom: spots.length > 1 ? zoom.most : zoom.near });
  const marks = leaflet.layerGroup().addTo(map);
  let opened;
  const draw = () => {
    marks.clearLayers();
    for (const group of groupsOf(map, spots)) {
      const marker = markOf(group).addTo(marks);
      describe(marker, group);
      if (group.length === 1 || map.getZoom() === zoom.most) sayOf(marker, group);
      else
        onPress(marker, () => {
          [opened] = group;
          map.fitBounds(leaflet.latLngBounds(group.map(({ at }) => at)), { padding: [48, 48], maxZoom: zoom.most });
        });
      // Who has opened a group goes on with the first of it.
      if (group.includes(opened)) marker.getElement().focus({ preventScroll: true });
    }
    opened = undefined;
  };
  map.on('zoomend', draw);
  draw();
}

/** By whatever one points with; the library hears the return key for popups alone. */
function onPress(marker, act) {
  marker.on('click', act);
  marker.on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && act());
}

const itemsOf = (group) => group.flatMap(({ items }) => items);
const nameOf = ({ dataset, textContent }) => dataset.name ?? textContent.trim();

/** The place is where they are, and none of them. */
const countOf = (items) =>
  items.reduce((sum, { dataset }) => sum + (dataset.kind === 'place' ? 0 : Number(dataset.count ?? 1)), 0);

function markOf(group) {
  const items = itemsOf(group);
  const isOf = (kind) => items.some(({ dataset }) => dataset.kind === kind);
  const kind = isOf('place') ? 'place' : '';
  const count = countOf(items);
  return leaflet.marker(group[0].at, { icon: count > 1 ? badge(count, kind) : icon(kind) });
}

function describe(marker, group) {
  const items = itemsOf(group);
  const count = countOf(items);
  const names = items.map(nameOf);
  const most = 5;
  const more = names.length > most ? `, and ${names.length - most} more` : '';
  // What is to be seen is said first.
  const name = `${count > 1 ? `${count}: ` : ''}${names.slice(0, most).join(', ')}${more}`;
  const element = marker.getElement();
  element.title = name;
  element.setAttribute('aria-label', name);
}

/** What is said of the items when their mark is chosen; nothing where there is nothing to say. */
function sayOf(marker, group) {
  const content = document.createElement('div');
  for (const item of itemsOf(group)) {
    const line = document.createElement('p');
    line.append(...item.cloneNode(true).childNodes);
    content.append(line);
  }
  if (content.textContent.trim() === '') return;
  marker.bindPopup(content, { maxHeight: 200 });
  focusWith(marker, content);
}

/** Who comes by keyboard goes on in what has opened, and afterwards goes back. */
function focusWith(marker, content) {
  marker.on('popupopen', () => content.querySelector('a')?.focus({ preventScroll: true }));
  marker.on('popupclose', ({ popup }) => {
    // A mark that is drawn anew, as where the map is zoomed, is gone by then.
    if (popup.getElement()?.contains(document.activeElement)) marker.getElement()?.focus({ preventScroll: true });
  });
}

/** The fields are what counts; the marker is where they say, and is not there where they say nothing. */
function fillFields(map, frame) {
  const { dataset } = frame;
  const latitude = document.getElementById(dataset.latitudeField);
  const longitude = document.getElementById(dataset.longitudeField);
  const box = dataset.ticks && document.getElementById(dataset.ticks);
  const marker = leaflet.marker([0, 0], { icon: icon(), draggable: true, autoPan: true, keyboard: false });

  const inFields = () => {
    const isSaid = [latitude, longitude].every(({ value, validity }) => value !== '' && validity.valid);
    return isSaid ? leaflet.latLng(latitude.valueAsNumber, longitude.valueAsNumber) : undefined;
  };
  const follow = () => {
    const at = inFields();
    if (!at) return marker.remove();
    marker.setLatLng(at).addTo(map);
    if (!map.getBounds().contains(at)) map.setView(at);
  };
  const choose = (at) => {
    // The map goes round the earth more than once.
    const { lat, lng } = at.wrap();
    latitude.value = rounded(lat);
    longitude.value = rounded(lng);
    if (box) box.checked = true;
    marker.setLatLng(at).addTo(map);
  };

  const start = leaflet.latLng(dataset.latitude, dataset.longitude);
  const given = inFields() ?? start;
  map.setView(given, given.equals(start) ? Number(dataset.zoom) : zoom.near);
  follow();
  for (const field of [latitude, longitude]) field.addEventListener('input', follow);
  // Browsers put back what was typed before, when one comes back.
  window.addEventListener('pageshow', follow);
  map.on('click', ({ latlng }) => choose(latlng));
  marker.on('drag', () => choose(marker.getLatLng()));
  offerToLocate(frame, (at) => {
    choose(at);
    map.setView(at, zoom.near);
  });
}

/** Tenths of a metre; a phone knows no better. */
const rounded = (degrees) => String(Number(degrees.toFixed(6)));

/** Browsers say where they are over https only, and after asking. */
function offerToLocate(frame, choose) {
  const button = frame.querySelector('[data-locates]');
  const status = frame.querySelector('[role="status"]');
  button.hidden = !(window.isSecureContext && navigator.geolocation);
  button.addEventListener('click', () => {
    status.textContent = 'Looking…';
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        choose(leaflet.latLng(coords.latitude, coords.longitude));
        status.textContent = `Known to ${Math.ceil(coords.accuracy)} m.`;
      },
      () => {
        status.textContent = 'The browser does not say where it is.';
      },
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  });
}

if (leaflet) {
  for (const frame of document.querySelectorAll('.map')) {
    const map = mapIn(frame);
    const items = [...frame.querySelectorAll('li')];
    if (frame.dataset.latitudeField) fillFields(map, frame);
    else showItems(map, items);
  }
}
