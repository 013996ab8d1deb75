/** The image of a QR code as a browser decodes it, independently of the encoder. */
import { expect, test } from '@jest/globals';
import { codeImage } from '../../../src/codes/code-image.ts';
import { pixelsOf } from '../../browser/image-in-page.js';
import { describeInBrowser } from '../../setup/browser.ts';
import { readPng } from '../../setup/png-reader.ts';

describeInBrowser('images of QR codes', (open) => {
  test.each([64, 99, 512])('%i pixels wide', async (size) => {
    const bytes = await codeImage('https://tags.example.com/t/0123456789ab', { size, margin: 1 });
    const page = await open();
    const seen = await page.evaluate(pixelsOf, `data:image/png;base64,${bytes.toString('base64')}`);
    const { isDark } = readPng(bytes);
    const ours = Array.from({ length: size * size }, (_, at) => (isDark(at % size, Math.floor(at / size)) ? '1' : '0'));
    expect(seen).toEqual({ width: size, height: size, pixels: ours.join('') });
  });
});
