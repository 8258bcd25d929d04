export const projectsAddress = '/general/projects';
export const projectAddress = ({ id }: { id: string }): string => `${projectsAddress}/${id}`;
