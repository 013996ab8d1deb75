/** Renders the project's own SVG pictures; uploaded files never reach this decoder. */
import sharp from 'sharp';

export const renderSvg = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
