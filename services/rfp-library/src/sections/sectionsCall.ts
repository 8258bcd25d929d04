import { join } from 'node:path';
import { message, safeFileName } from '@bidwright/contract-kit';
import {
  libraryCarriers,
  maxSections,
  proposalTypes,
  rfpContent,
  type Sections,
} from '@bidwright/contract-rfp-library';
import { Problem, readUpload, type Service } from '@bidwright/service-kit';
import { listOf, type Operation, objectOf } from '@bidwright/service-kit/openapi';
import type { Router } from 'express';

const program = join(import.meta.dirname, 'readProcess.ts');

const reasons: Record<string, string> = {
  encrypted: 'The file is encrypted: save it without a password',
  damaged: 'The file cannot be read: it is damaged',
  'no-text': 'The file has no text: it may be a scan',
  'too-large': 'The file is too large to read: send it in parts',
  'too-slow': 'The file takes too long to read: split it into parts',
  'too-many': `A proposal has at most ${maxSections} sections: send it in parts`,
};

const unfit = (problem: string) =>
  new Problem(422, `proposal-${problem}`, reasons[problem] ?? reasons.damaged ?? '', {
    fields: { file: message('validation.invalid') },
  });

const path = `/api/${rfpContent.service}/sections`;

/** What the document of the API says of the call `sections`. */
export const sectionsOperation: Operation = {
  method: 'post',
  path,
  tag: 'import',
  summary: 'Cuts a Word or PDF proposal into sections at its headings; nothing is kept of it',
  refusals: [413, 415, 422],
  parameters: [{ name: 'name', in: 'query', description: 'The name of the file', schema: { type: 'string' } }],
  rawBody: 'application/octet-stream',
  answer: objectOf({
    sections: listOf(objectOf({ title: { type: ['string', 'null'] }, richText: { type: 'object' } })),
    pictures: {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'Pictures that were left out; null where they are not counted',
    },
  }),
};

/** The row of the policy. */
export const sectionsAccess = { [`POST ${path}`]: libraryCarriers };

/** Cuts a proposal into sections, for a person to look at before any of them is kept. */
export const mountSections = (router: Router, service: Service, folder: () => string): void => {
  router.post(path, async (request, response) => {
    const name = safeFileName(String(request.query.name ?? ''));
    const read = await readUpload<Sections>(request, {
      name,
      accept: proposalTypes,
      program,
      folder: join(folder(), 'incoming'),
      stopping: service.stopping,
    });
    if ('problem' in read) throw unfit(read.problem);
    if (read.sections.length > maxSections) throw unfit('too-many');
    response.json({ data: read });
  });
};
