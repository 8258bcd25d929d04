import { number, string } from 'yup';
import { choice, text } from './fields.ts';

/** The longest file, in bytes: 50 MB. */
export const maxFileBytes = 50 * 1024 * 1024;

const office = 'application/vnd.openxmlformats-officedocument';

/** The types of files that are kept, with the endings of their names; the usual one first. Nothing else is kept. */
export const fileTypes = {
  'application/pdf': ['pdf'],
  [`${office}.wordprocessingml.document` as const]: ['docx'],
  [`${office}.spreadsheetml.sheet` as const]: ['xlsx'],
  [`${office}.presentationml.presentation` as const]: ['pptx'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
} as const;
export type FileType = keyof typeof fileTypes;

export const isFileType = (type: unknown): type is FileType =>
  typeof type === 'string' && Object.hasOwn(fileTypes, type);

/** The ending of a file's name, in small letters: `pdf`. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const satisfies FileType[];

/** What a collection says whose records stand for files. */
export interface FileSettings {
  /** Where the files lie in the storage. */
  folder: 'documents' | 'images' | 'files';
  /** The types it takes; all of them where it says nothing. */
  accept?: readonly FileType[];
  /** The longest that it takes, in bytes, where that is less than `maxFileBytes`. */
  maxBytes?: number;
}

/** Invisible characters, such as those that turn the direction of text around, and those that file systems refuse. */
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** Names that stand for devices on Windows. */
const device = /^(con|conin\$|conout\$|prn|aux|nul|(com|lpt)[\d¹²³]) *(\.|$)/i;

/** File systems take names of 255 bytes; some are left for an ending and a number. */
const maxBytes = 200;

/** Bytes of a text as UTF-8. */
const bytes = (value: string): number => {
  let sum = 0;
  for (const letter of value) {
    const code = letter.codePointAt(0) ?? 0;
    sum += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return sum;
};

const shortened = (name: string): string => {
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  const letters = Array.from(name.slice(0, name.length - ending.length));
  while (bytes(letters.join('')) + bytes(ending) > maxBytes) letters.pop();
  return letters.join('') + ending;
};

/** The name of a file as every system can keep and show it: one line, no folders, no tricks. Empty where nothing is left. */
export const safeFileName = (given: string): string => {
  const last = given.slice(0, 2000).toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(unsafe, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. -]+|[. ]+$/g, '');
  return shortened(device.test(clean) ? `_${clean}` : clean);
};

/** The name with an ending that says what the file is: `report.exe` of a PDF is `report.exe.pdf`. */
export const fileNameFor = (name: string, type: FileType): string => {
  const endings: readonly string[] = fileTypes[type];
  return endings.includes(endingOf(name)) ? name : `${name || 'file'}.${endings[0]}`;
};

const clean = (value: unknown) => (typeof value === 'string' ? safeFileName(value) || null : value);

/** The state of a record that stands for a file: it waits for the file, has it, or is going away with it. */
export const fileStates = ['Uploading', 'Active', 'Removing'] as const;

/** Whether the words of a file can be searched. */
export const textStates = ['None', 'Waiting', 'Ready', 'Failed'] as const;

/** Fields of a record that stands for a file. All but the name are the service's to write, see `fileFacts`. */
export const fileFields = () => ({
  documentName: string().transform(clean).max(255).nullable().default(null).meta({ kind: 'text', length: 255 }),
  documentUrl: text(255),
  mediaType: text(100),
  /** In bytes. */
  size: number().integer().min(0).nullable().default(null).meta({ kind: 'number' }),
  textState: choice(textStates).default('None').required(),
  /** Why its words cannot be searched: `encrypted`, `damaged`, `too-large`, `too-slow`, `no-text`; or those of its end: `cut`. */
  textProblem: text(60),
  status: choice(fileStates).default('Uploading').required(),
});

/** What the service finds out about a file. */
export const fileFacts = ['documentUrl', 'mediaType', 'size', 'textState', 'textProblem', 'status'];
