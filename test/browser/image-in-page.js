/** What a browser makes of an image: in one text, row by row, 1 for what is black and 0 for what is white. Runs in the page. */
export async function pixelsOf(source) {
  const image = await createImageBitmap(await (await fetch(source)).blob());
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const colours = { '0,0,0,255': '1', '255,255,255,255': '0' };
  const pixels = Array.from(
    { length: width * height },
    (_, at) => colours[data.slice(4 * at, 4 * at + 4).join()] ?? '?',
  );
  return { width, height, pixels: pixels.join('') };
}
