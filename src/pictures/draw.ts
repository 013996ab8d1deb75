/** Pictures that the project draws itself. Their SVG is its own: what is uploaded is never read by this. */
import sharp from 'sharp';

export const drawnPicture = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
