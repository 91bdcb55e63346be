/** Writes the résumés that the journeys send: `node e2e/files/make.mjs`. Small, but real: every office opens them. */
import { writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

const lines = ['Ada Field', 'Backend engineer, Austin', 'Six years of Go, three of them on payments'];
const here = (name) => new URL(name, import.meta.url);

writeFileSync(here('resume.pdf'), pdf(lines));
writeFileSync(here('resume.docx'), zip(docx(lines)));
writeFileSync(here('resume.odt'), zip(odt(lines)));

function pdf(words) {
  const text = `BT /F1 14 Tf 60 760 Td 20 TL ${words.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
}

function docx(words) {
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const document = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return {
    '[Content_Types].xml': `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${document}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${main}"><w:body>${words.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
  };
}

function odt(words) {
  const name = (part) => `urn:oasis:names:tc:opendocument:xmlns:${part}:1.0`;
  const media = 'application/vnd.oasis.opendocument.text';
  return {
    mimetype: media,
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="${name('manifest')}"><manifest:file-entry manifest:full-path="/" manifest:media-type="${media}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `<office:document-content xmlns:office="${name('office')}" xmlns:text="${name('text')}" office:version="1.2"><office:body><office:text>${words.map((line) => `<text:p>${line}</text:p>`).join('')}</office:text></office:body></office:document-content>`,
  };
}

/** Stored, not deflated: an OpenDocument file must begin so, and the others may. */
function zip(parts) {
  const heads = [];
  const files = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const body = Buffer.from(name === 'mimetype' ? text : `<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
    const [local, central] = [header(0x04034b50, 30), header(0x02014b50, 46)];
    for (const [head, from] of [
      [local, 4],
      [central, 6],
    ]) {
      head.writeUInt16LE(20, from);
      head.writeUInt16LE(0x21, from + 8);
      head.writeUInt32LE(crc32(body), from + 10);
      head.writeUInt32LE(body.length, from + 14);
      head.writeUInt32LE(body.length, from + 18);
      head.writeUInt16LE(Buffer.byteLength(name), from + 22);
    }
    central.writeUInt16LE(20, 4);
    central.writeUInt32LE(at, 42);
    const file = Buffer.concat([local, Buffer.from(name), body]);
    files.push(file);
    heads.push(Buffer.concat([central, Buffer.from(name)]));
    at += file.length;
  }
  const directory = Buffer.concat(heads);
  const end = header(0x06054b50, 22);
  end.writeUInt16LE(heads.length, 8);
  end.writeUInt16LE(heads.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, directory, end]);
}

function header(signature, length) {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  return bytes;
}
