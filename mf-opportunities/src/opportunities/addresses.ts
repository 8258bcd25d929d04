export const listAddress = '/general/opportunities';
export const newAddress = `${listAddress}/new`;
export const importAddress = `${listAddress}/import`;
export const recordAddress = ({ id }: { id: string }): string => `${listAddress}/${id}`;
/** As the router spells it. */
export const projectionsAddress = `${listAddress}/:id/projections`;
