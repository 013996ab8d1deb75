/** What pictures say of themselves, as cameras and Photoshop write it. */
/** Of EXIF: `Copyright` with these bytes. */
export function exifOf(copyright: Buffer): Buffer {
  const head = Buffer.from(
    '457869660000' + '49492a0008000000' + '0100' + '98820200' + '00000000' + '1a000000' + '00000000',
    'hex',
  );
  head.writeUInt32LE(copyright.length, 20);
  return Buffer.concat([head, copyright]);
}

/** A resource of Photoshop. */
export function resource(id: number, name: string, data: Buffer): Buffer {
  const [key, size] = [Buffer.alloc(6), Buffer.alloc(4)];
  key.write('8BIM');
  key.writeUInt16BE(id, 4);
  size.writeUInt32BE(data.length);
  const even = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)]);
  return Buffer.concat([key, even(Buffer.from(`${String.fromCharCode(name.length)}${name}`)), size, even(data)]);
}

export function dataSet(id: number, text: Buffer): Buffer {
  const head = Buffer.from([0x1c, 2, id, 0, 0]);
  head.writeUInt16BE(text.length, 3);
  return Buffer.concat([head, text]);
}

/** A JPEG with a segment behind its beginning. */
export function withSegment(file: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([file.subarray(0, 2), head, data, file.subarray(2)]);
}
