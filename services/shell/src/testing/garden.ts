import type { NoticeStatement } from '@bidwright/contract-kit';

const en = {
  'garden.notice.planted.title': 'Planted',
  'garden.notice.planted.message': '{by} planted {name}',
  'garden.notice.moved.title': 'Moved',
  'garden.notice.moved.message': '{by} moved {name} from {from} to {to}',
  'garden.notice.watered.title': 'To be watered',
  'garden.notice.watered.message': '{name} is dry',
  'garden.notice.beds': 'What happens in beds',
  'garden.notice.water': 'Water',
};

const inLanguage = (mark: string) =>
  Object.fromEntries(Object.entries(en).map(([key, text]) => [key, `${mark} ${text}`]));

/** The notices of a module that the front door knows nothing of. */
export const garden: NoticeStatement = {
  types: {
    planted: { subject: 'beds', look: 'news' },
    moved: { subject: 'beds', look: 'moved', readers: ['Team Lead', 'Project Manager', 'Operations'] },
    watered: { subject: 'water', look: 'soon', readers: ['Admin'], openTo: ['Team Lead'] },
  },
  texts: { en, fr: inLanguage('fr'), ro: inLanguage('ro'), zh: inLanguage('zh') },
};
