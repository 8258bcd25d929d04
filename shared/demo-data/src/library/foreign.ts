/** Sentences of the firm's other languages, for the library of a large firm. */
export const foreign = [
  'Notre équipe visite l’hôpital chaque semaine et note les risques avec le personnel.',
  'La réforme de la santé demande des données fiables et des délais tenus.',
  'Chaque livrable est relu par deux personnes qui ne l’ont pas rédigé.',
  'Le plan de transition précise qui répond au téléphone le premier jour.',
  'Echipa de tranziție lucrează lângă personalul spitalului în primele treizeci de zile.',
  'Registrul riscurilor este citit săptămânal și fiecare risc are un responsabil.',
  'Calitatea datelor se verifică înainte și după fiecare mutare a înregistrărilor.',
  'Instruirea se face în limba română, cu exemple din activitatea zilnică.',
  '我们每周与卫生部项目组一起审查风险清单。',
  '能力建设从第一个月开始，由当地培训师负责。',
  '数据迁移期间，新旧系统并行运行十个工作日。',
  '每份交付成果都由两名未参与撰写的同事审核。',
] as const;
