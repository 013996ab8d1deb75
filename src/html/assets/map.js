/**
 * Draws the maps of a page, hidden `.map` elements, with Leaflet.
 *
 * A map shows the items of its list (`data-at`) as markers; `data-name`, or else the item's contents, is the marker's
 * name, and the contents are its popup. Overlapping markers are clustered, with their number. An item may stand for
 * `data-count` of them. Or it belongs to two fields of a form (`data-latitude-field`, `data-longitude-field`), and has
 * one marker that fills them. `data-tiles` is the URL of the tiles; without it, the ground is plain. `data-unavailable`
 * is the message where they fail to load.
 */
const leaflet = window.L;
const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const zoom = { near: 16, most: 19 };

function mapIn(frame) {
  const ground = document.createElement('div');
  ground.className = 'map-ground';
  ground.setAttribute('role', 'region');
  ground.setAttribute('aria-label', frame.dataset.label);
  // East is on the right, also on right-to-left pages.
  ground.dir = 'ltr';
  frame.prepend(ground);
  frame.hidden = false;
  const map = leaflet.map(ground, {
    attributionControl: false,
    zoomControl: false,
    maxZoom: zoom.most,
    // Scrolling the page must not zoom the map on the way.
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

/** Shows the message while visible tiles fail to load. */
function showTiles(map, frame, address) {
  const failure = document.createElement('p');
  failure.className = 'map-failure';
  failure.setAttribute('role', 'status');
  frame.append(failure);
  // Tile servers require a referrer, although the page itself sends none.
  const layer = leaflet.tileLayer(address, { maxZoom: zoom.most, referrerPolicy: 'strict-origin-when-cross-origin' });
  layer.on('tileerror', () => {
    failure.textContent = frame.dataset.unavailable;
  });
  layer.on('loading', () => {
    failure.textContent = '';
  });
  layer.addTo(map);
}

/** Leaflet's pin, in the page's colours. */
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

/** A cluster's badge with its number. */
const badge = (count, kind = '') =>
  leaflet.divIcon({
    className: `map-marker group ${kind}`.trim(),
    html: `${count}`,
    iconSize: [38, 38],
    iconAnchor: [19, 38],
    popupAnchor: [0, -34],
  });

/** Markers at this distance in pixels do not overlap. */
const apart = 46;

/** Items by their location. */
function spotsOf(items) {
  const longitudes = items.map(({ dataset }) => Number(dataset.at.split(' ')[1]));
  // Where the way over the date line is shorter, western longitudes are drawn east of it.
  const isOverDateLine = Math.max(...longitudes) - Math.min(...longitudes) > 180;
  const shift = (longitude) => (isOverDateLine && longitude < 0 ? longitude + 360 : longitude);
  // Grouped by hand: iPhones before iOS 17.4 have no function for it.
  const byPlace = new Map(items.map(({ dataset }) => [dataset.at, []]));
  for (const item of items) byPlace.get(item.dataset.at).push(item);
  return [...byPlace.values()].map((there) => {
    const [latitude, longitude] = there[0].dataset.at.split(' ').map(Number);
    return { at: leaflet.latLng(latitude, shift(longitude)), items: there };
  });
}

/** Clusters of spots whose markers would overlap at the present zoom; the first spot places the marker. */
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

/** Pixels around the markers: one stands on its place, 42 high and 32 wide. */
const rim = { paddingTopLeft: [24, 48], paddingBottomRight: [24, 24] };

/** Shows the markers, clustered anew after each zoom. */
function showItems(map, items) {
  const spots = spotsOf(items);
  const all = leaflet.latLngBounds(spots.map(({ at }) => at));
  // Opening a cluster zooms until its items are distinguishable.
  map.fitBounds(all, { ...rim, maxZoom: spots.length > 1 ? zoom.most : zoom.near });
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
          map.fitBounds(leaflet.latLngBounds(group.map(({ at }) => at)), { ...rim, maxZoom: zoom.most });
        });
      // After a cluster has been opened, the focus goes to its first marker.
      if (group.includes(opened)) marker.getElement().focus({ preventScroll: true });
    }
    opened = undefined;
  };
  map.on('zoomend', draw);
  draw();
}

/** Mouse, touch and keyboard: Leaflet handles the return key for popups only. */
function onPress(marker, act) {
  marker.on('click', act);
  marker.on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && act());
}

const itemsOf = (group) => group.flatMap(({ items }) => items);
const nameOf = ({ dataset, textContent }) => dataset.name ?? textContent.trim();

/** The place itself is not counted among its items. */
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
  // The number comes first, as on the badge.
  const name = `${count > 1 ? `${count}: ` : ''}${names.slice(0, most).join(', ')}${more}`;
  const element = marker.getElement();
  element.title = name;
  element.setAttribute('aria-label', name);
}

/** The popup of a group; none where it would be empty. */
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

/** Keyboard users get the focus in the popup, and get it back afterwards. */
function focusWith(marker, content) {
  marker.on('popupopen', () => content.querySelector('a')?.focus({ preventScroll: true }));
  marker.on('popupclose', ({ popup }) => {
    // A marker that was redrawn meanwhile, e.g. by a zoom, no longer exists.
    if (popup.getElement()?.contains(document.activeElement)) marker.getElement()?.focus({ preventScroll: true });
  });
}

/** The fields are authoritative; the marker follows them, and is absent while they are blank. */
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
    // The map repeats round the earth.
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
  // Browsers restore form fields on coming back.
  window.addEventListener('pageshow', follow);
  map.on('click', ({ latlng }) => choose(latlng));
  marker.on('drag', () => choose(marker.getLatLng()));
  offerToLocate(frame, (at) => {
    choose(at);
    map.setView(at, zoom.near);
  });
}

/** Six decimals are tenths of a metre; a phone is no more precise. */
const rounded = (degrees) => String(Number(degrees.toFixed(6)));

/** Geolocation requires https and a permission. */
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
