export const projectsAddress = '/general/projects';
export const projectAddress = ({ id }: { id: string }): string => `${projectsAddress}/${id}`;
export const importCostsAddress = `${projectsAddress}/import-costs`;
