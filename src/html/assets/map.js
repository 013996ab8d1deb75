/**
 * Draws the maps of a page, hidden `.map` elements, with Leaflet.
 *
 * A map shows the items of its list (`data-at`) as markers; `data-name`, or else the item's contents, is the marker's
 * name, and the contents are its popup. Overlapping markers are clustered, with their number. An item may represent
 * `data-count` of them. Other maps belong to two fields of a form (`data-latitude-field`, `data-longitude-field`), and
 * have one marker that fills them. `data-tiles` is the URL of the tiles; without it, the background is plain.
 * `data-unavailable` is the message shown when they fail to load.
 */
const leaflet = window.L;
const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const zoom = { single: 16, max: 19 };

function createMap(frame) {
  const container = document.createElement('div');
  container.className = 'map-ground';
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', frame.dataset.label);
  // East is on the right, also on right-to-left pages.
  container.dir = 'ltr';
  frame.prepend(container);
  frame.hidden = false;
  const map = leaflet.map(container, {
    attributionControl: false,
    zoomControl: false,
    maxZoom: zoom.max,
    // Otherwise scrolling the page past the map would zoom it.
    scrollWheelZoom: false,
    fadeAnimation: !isMotionReduced,
    zoomAnimation: !isMotionReduced,
    markerZoomAnimation: !isMotionReduced,
    inertia: !isMotionReduced,
  });
  container.addEventListener('focusin', () => map.scrollWheelZoom.enable());
  container.addEventListener('keydown', ({ key }) => key === 'Escape' && map.closePopup());
  container.addEventListener('focusout', () => map.scrollWheelZoom.disable());
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
  const layer = leaflet.tileLayer(address, { maxZoom: zoom.max, referrerPolicy: 'strict-origin-when-cross-origin' });
  layer.on('tileerror', () => {
    failure.textContent = frame.dataset.unavailable;
  });
  layer.on('loading', () => {
    failure.textContent = '';
  });
  layer.addTo(map);
}

/** A pin like Leaflet's, in the page's colours. */
function pinIcon(kind = '') {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 32 42');
  svg.setAttribute('aria-hidden', 'true');
  const pin = document.createElementNS(namespace, 'path');
  pin.setAttribute('d', 'M16 1a15 15 0 0 0-15 15c0 9 9 15 15 25c6-10 15-16 15-25a15 15 0 0 0-15-15z');
  const hole = document.createElementNS(namespace, 'circle');
  for (const [name, value] of Object.entries({ cx: 16, cy: 16, r: 5.5 })) hole.setAttribute(name, value);
  svg.append(pin, hole);
  return leaflet.divIcon({
    className: `map-marker ${kind}`.trim(),
    html: svg,
    iconSize: [32, 42],
    iconAnchor: [16, 42],
    popupAnchor: [0, -38],
  });
}

/** The number of a cluster. */
const clusterIcon = (count, kind = '') =>
  leaflet.divIcon({
    className: `map-marker group ${kind}`.trim(),
    html: `${count}`,
    iconSize: [38, 38],
    iconAnchor: [19, 38],
    popupAnchor: [0, -34],
  });

/** The least distance in pixels of markers that do not overlap. */
const minDistance = 46;

/** Groups items by location. */
function spotsOf(items) {
  const longitudes = items.map(({ dataset }) => Number(dataset.at.split(' ')[1]));
  // If the items are closer across the date line, western longitudes are drawn east of it.
  const isAcrossDateLine = Math.max(...longitudes) - Math.min(...longitudes) > 180;
  const shift = (longitude) => (isAcrossDateLine && longitude < 0 ? longitude + 360 : longitude);
  // iPhones before iOS 17.4 have no function that groups.
  const byLocation = new Map(items.map(({ dataset }) => [dataset.at, []]));
  for (const item of items) byLocation.get(item.dataset.at).push(item);
  return [...byLocation.values()].map((group) => {
    const [latitude, longitude] = group[0].dataset.at.split(' ').map(Number);
    return { at: leaflet.latLng(latitude, shift(longitude)), items: group };
  });
}

/** Groups spots whose markers would overlap at the current zoom; the marker is at the first spot of its group. */
function clustersOf(map, spots) {
  const clusters = [];
  for (const spot of spots) {
    const { x, y } = map.project(spot.at);
    const isNear = ({ point }) => Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) < minDistance;
    const near = clusters.find(isNear);
    if (near) near.spots.push(spot);
    else clusters.push({ point: { x, y }, spots: [spot] });
  }
  return clusters.map((cluster) => cluster.spots);
}

/** Pixels around the locations: a marker stands on its location, 42 high and 32 wide. */
const padding = { paddingTopLeft: [24, 48], paddingBottomRight: [24, 24] };

/** Shows the markers, which are clustered again after each zoom. */
function showItems(map, items) {
  const spots = spotsOf(items);
  const bounds = leaflet.latLngBounds(spots.map(({ at }) => at));
  map.fitBounds(bounds, { ...padding, maxZoom: spots.length > 1 ? zoom.max : zoom.single });
  const markers = leaflet.layerGroup().addTo(map);
  /** The first spot of the cluster that has just been opened. */
  let openedSpot;
  const draw = () => {
    markers.clearLayers();
    for (const group of clustersOf(map, spots)) {
      const marker = markerOf(group).addTo(markers);
      labelMarker(marker, group);
      if (group.length === 1 || map.getZoom() === zoom.max) addPopup(marker, group);
      // Opening a cluster zooms until its markers are distinguishable.
      else
        onPress(marker, () => {
          [openedSpot] = group;
          map.fitBounds(leaflet.latLngBounds(group.map(({ at }) => at)), { ...padding, maxZoom: zoom.max });
        });
      // After a cluster has been opened, the focus goes to its first marker.
      if (group.includes(openedSpot)) marker.getElement().focus({ preventScroll: true });
    }
    openedSpot = undefined;
  };
  map.on('zoomend', draw);
  draw();
}

/** By mouse, touch and keyboard: Leaflet handles no key but Enter, and that for popups only. */
function onPress(marker, action) {
  marker.on('click', action);
  onKey(marker, ['Enter', ' '], action);
}

function onKey(marker, keys, action) {
  marker.on('keypress', ({ originalEvent }) => {
    if (!keys.includes(originalEvent.key)) return;
    // The space bar would also scroll the page.
    originalEvent.preventDefault();
    action();
  });
}

const itemsOf = (group) => group.flatMap(({ items }) => items);
const nameOf = ({ dataset, textContent }) => dataset.name ?? textContent.trim();

/** The place itself is not counted among its items. */
const countOf = (items) =>
  items.reduce((sum, { dataset }) => sum + (dataset.kind === 'place' ? 0 : Number(dataset.count ?? 1)), 0);

function markerOf(group) {
  const items = itemsOf(group);
  const isOf = (kind) => items.some(({ dataset }) => dataset.kind === kind);
  const kind = isOf('place') ? 'place' : '';
  const count = countOf(items);
  return leaflet.marker(group[0].at, { icon: count > 1 ? clusterIcon(count, kind) : pinIcon(kind) });
}

function labelMarker(marker, group) {
  const items = itemsOf(group);
  const count = countOf(items);
  const names = items.map(nameOf);
  const max = 5;
  const more = names.length > max ? `, and ${names.length - max} more` : '';
  // The number comes first, as the icon shows it.
  const name = `${count > 1 ? `${count}: ` : ''}${names.slice(0, max).join(', ')}${more}`;
  const element = marker.getElement();
  element.title = name;
  element.setAttribute('aria-label', name);
}

/** Adds a popup unless it would be empty. */
function addPopup(marker, group) {
  const content = document.createElement('div');
  for (const item of itemsOf(group)) {
    const line = document.createElement('p');
    line.append(...item.cloneNode(true).childNodes);
    content.append(line);
  }
  if (content.textContent.trim() === '') return;
  marker.bindPopup(content, { maxHeight: 200 });
  onKey(marker, [' '], () => marker.togglePopup());
  moveFocus(marker, content);
}

/** Moves the focus into an opening popup, and back to the marker afterwards. */
function moveFocus(marker, content) {
  marker.on('popupopen', () => content.querySelector('a')?.focus({ preventScroll: true }));
  marker.on('popupclose', ({ popup }) => {
    // A marker redrawn meanwhile, e.g. by a zoom, no longer exists.
    if (popup.getElement()?.contains(document.activeElement)) marker.getElement()?.focus({ preventScroll: true });
  });
}

/** The marker shows the location in the fields, and is absent while they are blank. */
function bindFields(map, frame) {
  const { dataset } = frame;
  const latitude = document.getElementById(dataset.latitudeField);
  const longitude = document.getElementById(dataset.longitudeField);
  const box = dataset.ticks && document.getElementById(dataset.ticks);
  const marker = leaflet.marker([0, 0], { icon: pinIcon(), draggable: true, autoPan: true, keyboard: false });

  const valueOfFields = () => {
    const isComplete = [latitude, longitude].every(({ value, validity }) => value !== '' && validity.valid);
    return isComplete ? leaflet.latLng(latitude.valueAsNumber, longitude.valueAsNumber) : undefined;
  };
  const updateMarker = () => {
    const at = valueOfFields();
    if (!at) return marker.remove();
    marker.setLatLng(at).addTo(map);
    if (!map.getBounds().contains(at)) map.setView(at);
  };
  const setLocation = (at) => {
    // A map of the whole earth repeats itself.
    const { lat, lng } = at.wrap();
    latitude.value = round(lat);
    longitude.value = round(lng);
    if (box) box.checked = true;
    marker.setLatLng(at).addTo(map);
  };

  const start = leaflet.latLng(dataset.latitude, dataset.longitude);
  const initial = valueOfFields() ?? start;
  map.setView(initial, initial.equals(start) ? Number(dataset.zoom) : zoom.single);
  updateMarker();
  for (const field of [latitude, longitude]) field.addEventListener('input', updateMarker);
  // Browsers restore form fields after the back button.
  window.addEventListener('pageshow', updateMarker);
  map.on('click', ({ latlng }) => setLocation(latlng));
  marker.on('drag', () => setLocation(marker.getLatLng()));
  offerToLocate(frame, (at) => {
    setLocation(at);
    map.setView(at, zoom.single);
  });
}

/** Six decimals are tenths of a metre; no phone is more precise. */
const round = (degrees) => String(Number(degrees.toFixed(6)));

/** Geolocation requires https and a permission. */
function offerToLocate(frame, setLocation) {
  const button = frame.querySelector('[data-locates]');
  const status = frame.querySelector('[role="status"]');
  button.hidden = !(window.isSecureContext && navigator.geolocation);
  button.addEventListener('click', () => {
    status.textContent = 'Looking…';
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocation(leaflet.latLng(coords.latitude, coords.longitude));
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
    const map = createMap(frame);
    const items = [...frame.querySelectorAll('li')];
    if (frame.dataset.latitudeField) bindFields(map, frame);
    else showItems(map, items);
  }
}
