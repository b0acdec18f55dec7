import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** What must not come out again, wherever it went in. */
export const MARK = 'PAYLOAD-7f3a'
const PAYLOAD = `<script>alert("${MARK}")</script><?php system($_GET[0]); ?>`

/** `why`: the code with which a file is refused; without one it is made harmless. */
export type Hostile = { name: string; bytes: Buffer; why?: string; fileName?: string; type?: string }

const text = (content: string) => Buffer.from(content, 'latin1')
const size = { width: 240, height: 160 }
const drawn = (channels: 3 | 4 = 3) =>
  sharp({ create: { ...size, channels, background: { r: 200, g: 60, b: 40, alpha: channels === 4 ? 0.2 : 1 } } })
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })

/** A WebP that moves; frames of one colour would be one, so each has its own. */
function moving(frames: number) {
  const side = 120
  const colours = Array.from({ length: frames }, (_, nth) => Buffer.alloc(side * side * 3, Buffer.from([nth & 255, (nth * 7) & 255, 40])))
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const
  return sharp(Buffer.concat(colours), { raw }).webp({ effort: 0 }).toBuffer()
}

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([text(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(checksum(named))
  return Buffer.concat([length, named, sum])
}
/** CRC-32, bit by bit: Node 20 has none of its own before 20.15. */
function checksum(bytes: Buffer): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
const PNG = text('\x89PNG\r\n\x1a\n')
const head = (width: number, height: number) => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 2], 8)
  return chunk('IHDR', data)
}
const END = chunk('IEND', Buffer.alloc(0))
/** A PNG that says what it likes about its size. */
const png = (width: number, height: number, ...chunks: Buffer[]) => Buffer.concat([PNG, head(width, height), ...chunks, END])
/** The same with a chunk after its head. */
const withChunk = (whole: Buffer, extra: Buffer) => Buffer.concat([whole.subarray(0, 33), extra, whole.subarray(33)])
/** A JPEG with a segment after its first marker. */
const withSegment = (whole: Buffer, marker: number, data: Buffer) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([whole.subarray(0, 2), Buffer.from([0xff, marker]), length, data, whole.subarray(2)])
}
/** A JPEG whose frame says another size. */
const resizedHead = (whole: Buffer, width: number, height: number) => {
  const copy = Buffer.from(whole)
  const at = copy.indexOf(Buffer.from([0xff, 0xc0])) + 5
  copy.writeUInt16BE(height, at)
  copy.writeUInt16BE(width, at + 2)
  return copy
}
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" onload="alert(1)"><image href="file:///etc/passwd"/>${PAYLOAD}</svg>`
const zip = Buffer.concat([text('PK\x03\x04'), Buffer.alloc(200, 7), text(PAYLOAD), text('PK\x05\x06'), Buffer.alloc(18)])
const pdf = text(`%PDF-1.7\n1 0 obj<</S/JavaScript/JS(${PAYLOAD})>>endobj\n%%EOF`)

/** A photograph with everything that phones write beside the points: where it was taken, by what, and turned on its side. */
export const locatedPhoto = () =>
  drawn()
    .withExif({
      IFD0: { Make: MARK, Copyright: PAYLOAD },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 3/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '118/1 46/1 12/1' },
    })
    .withXmp(`<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${PAYLOAD.replace('<?php', '').replace('?>', '')}</x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const REFUSED_TYPE = 'NOT_A_PICTURE'
const BROKEN = 'BROKEN_PICTURE'
const PIXELS = 'TOO_MANY_PIXELS'

/** Files that somebody sends in a picture's place: wrong types, polyglots, bombs, cut and spoilt ones, and pictures that tell too much. */
export async function hostilePictures(): Promise<Hostile[]> {
  const [jpeg, pngFile, webp, located] = await Promise.all([
    drawn().jpeg().toBuffer(),
    noise(240, 160).png().toBuffer(),
    noise(240, 160).webp().toBuffer(),
    locatedPhoto(),
  ])
  const half = (whole: Buffer) => whole.subarray(0, whole.length >> 1)
  const refused = (why: string, files: Record<string, Buffer>) =>
    Object.entries(files).map(([name, bytes]): Hostile => ({ name, bytes, why }))
  const harmless = (files: Record<string, Buffer>) => Object.entries(files).map(([name, bytes]): Hostile => ({ name, bytes }))
  return [
    ...refused(REFUSED_TYPE, {
      'nothing at all': Buffer.alloc(0),
      'two bytes of a JPEG': Buffer.from([0xff, 0xd8]),
      'a text': text('hello'),
      'a page called picture': text(`<!doctype html><html>${PAYLOAD}</html>`),
      'a drawing with a script': text(svg),
      'a drawing that declares XML': text(`<?xml version="1.0"?>${svg}`),
      'a drawing that includes files': text(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`),
      'a GIF': await drawn().gif().toBuffer(),
      'a script that begins as a GIF': text(`GIF89a=1;${PAYLOAD}`),
      'a PDF': pdf,
      'an archive': zip,
      'a program': Buffer.concat([text('MZ'), Buffer.alloc(300)]),
      'a shell script': text('#!/bin/sh\nrm -rf /\n'),
      'a bitmap': Buffer.concat([text('BM'), Buffer.alloc(300)]),
      'an icon': Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]),
      'a TIFF': await drawn().tiff().toBuffer(),
      'an AVIF': await drawn().avif({ effort: 0 }).toBuffer(),
      'a HEIC head': text('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00heicmif1'),
      'a film': text('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom'),
      'a picture behind a line': Buffer.concat([text('\n'), jpeg]),
      PostScript: text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) run\n'),
      'a WAV, which begins as a WebP': text('RIFF\x24\x00\x00\x00WAVEfmt '),
    }),
    ...refused(BROKEN, {
      'the head of a JPEG': jpeg.subarray(0, 20),
      'half a JPEG': half(await noise(240, 160).jpeg().toBuffer()),
      'half a PNG': half(pngFile),
      'half a WebP': half(webp),
      'a PNG of noise': Buffer.concat([PNG, text(PAYLOAD.repeat(20))]),
      'a PNG without points': png(240, 160),
      'a PNG with too few points': png(240, 160, chunk('IDAT', deflateSync(Buffer.alloc(1000)))),
      'a JPEG of noise': Buffer.concat([jpeg.subarray(0, 4), text(PAYLOAD.repeat(20))]),
      'a WebP that is an archive': Buffer.concat([text('RIFF\xff\x00\x00\x00WEBP'), zip]),
    }),
    ...refused(PIXELS, {
      'a PNG that says 65535 by 65535': png(65_535, 65_535, chunk('IDAT', deflateSync(Buffer.alloc(1000)))),
      'a JPEG that says 65500 by 65500': resizedHead(jpeg, 65_500, 65_500),
      'a flat PNG of 20.1 million points': await sharp({ create: { width: 5025, height: 4000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9, palette: true })
        .toBuffer(),
    }),
    ...refused('TOO_SMALL', {
      'one point': await drawn().resize(1, 1).jpeg().toBuffer(),
      'a line of a million points': await sharp({ create: { width: 16_000, height: 50, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
    }),
    ...refused('TOO_LARGE', {
      '10 MB and a byte': Buffer.concat([jpeg, Buffer.alloc((10 << 20) + 1 - jpeg.length)]),
      '50 MB': Buffer.concat([jpeg, Buffer.alloc((50 << 20) - jpeg.length)]),
    }),
    ...harmless({
      'a JPEG with a page behind it': Buffer.concat([jpeg, text(`<html>${PAYLOAD}`)]),
      'a JPEG with an archive behind it': Buffer.concat([jpeg, zip]),
      'a JPEG with a PDF in its comment': withSegment(jpeg, 0xfe, pdf),
      'a JPEG with a script in its comment': withSegment(jpeg, 0xfe, text(PAYLOAD)),
      'a JPEG with a strange profile': withSegment(jpeg, 0xe2, text(`ICC_PROFILE\0\x01\x01${PAYLOAD}`)),
      'a JPEG that tells where it was taken': located,
      'a PNG with a script in its text': withChunk(pngFile, chunk('tEXt', text(`Comment\0${PAYLOAD}`))),
      'a PNG with a text that unpacks to 20 MB': withChunk(
        pngFile,
        chunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(20 << 20, PAYLOAD))])),
      ),
      'a PNG with points that unpack to 20 MB': png(240, 160, chunk('IDAT', deflateSync(Buffer.alloc(20 << 20)))),
      'a PNG with a page behind it': Buffer.concat([pngFile, text(PAYLOAD)]),
      'an interlaced PNG of 16 bits': await noise(400, 300).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
      'a PNG that one can see through': await drawn(4).png().toBuffer(),
      'a WebP of 300 frames': await moving(300),
      'a JPEG for printers': await drawn().toColourspace('cmyk').jpeg().toBuffer(),
    }),
    { name: 'a picture with a path for a name', bytes: jpeg, fileName: '../../../etc/passwd' },
    { name: 'a picture with two endings', bytes: jpeg, fileName: 'picture.jpg.php' },
    { name: 'a picture that says it is a drawing', bytes: jpeg, fileName: 'x.svg', type: 'image/svg+xml' },
    { name: 'a page that says it is a picture', bytes: text(`<html>${PAYLOAD}`), fileName: 'x.jpg', type: 'image/jpeg', why: REFUSED_TYPE },
  ]
}
