/**
 * Draws the maps of a page, which wait hidden in `.map` elements, with Leaflet.
 *
 * A map shows the items of its list as markers; an item's `data-name` is the marker's name, and its contents are what is said
 * when the marker is chosen. Or it belongs to two fields of a form (`data-latitude-field`, `data-longitude-field`), and has one
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

/** What is at one and the same spot shares a marker. */
function showItems(map, items) {
  const spots = [...Map.groupBy(items, ({ dataset }) => `${dataset.latitude} ${dataset.longitude}`).values()];
  const longitudes = items.map(({ dataset }) => Number(dataset.longitude));
  // Where it is shorter over the date line, the west is drawn beyond the east.
  const isOverDateLine = Math.max(...longitudes) - Math.min(...longitudes) > 180;
  const shift = (longitude) => (isOverDateLine && longitude < 0 ? longitude + 360 : longitude);
  const spotOf = ({ latitude, longitude }) => leaflet.latLng(latitude, shift(Number(longitude)));
  const all = leaflet.latLngBounds(spots.map(([{ dataset }]) => spotOf(dataset)));
  // What is close together can be told apart.
  map.fitBounds(all, { padding: [48, 48], maxZoom: spots.length > 1 ? zoom.most : zoom.near });
  for (const spot of spots) {
    const [{ dataset }] = spot;
    const name = spot.map((item) => item.dataset.name).join(', ');
    const content = document.createElement('div');
    for (const item of spot) {
      const line = document.createElement('p');
      line.append(...item.cloneNode(true).childNodes);
      content.append(line);
    }
    const marker = leaflet.marker(spotOf(dataset), { icon: icon(dataset.kind), title: name });
    marker.addTo(map).getElement().setAttribute('aria-label', name);
    if (content.textContent.trim() === '') continue;
    marker.bindPopup(content);
    focusWith(marker, content);
  }
}

/** Who comes by keyboard goes on in what has opened, and afterwards goes back. */
function focusWith(marker, content) {
  marker.on('popupopen', () => content.querySelector('a')?.focus({ preventScroll: true }));
  marker.on('popupclose', ({ popup }) => {
    if (popup.getElement().contains(document.activeElement)) marker.getElement().focus({ preventScroll: true });
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
