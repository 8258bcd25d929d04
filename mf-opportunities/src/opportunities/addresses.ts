export const listAddress = '/general/opportunities';
export const newAddress = `${listAddress}/new`;
export const importAddress = `${listAddress}/import`;
/** Its page; as of a past day where one is given. */
export const recordAddress = ({ id }: { id: string }, asOf?: string | null): string =>
  `${listAddress}/${id}${asOf ? `?asOf=${asOf}` : ''}`;
/** As the router spells it. */
export const projectionsAddress = `${listAddress}/:id/projections`;
/** What its solicitation demands; as the router spells it. */
export const requirementsAddress = `${listAddress}/:id/requirements`;
export const requirementsOf = ({ id }: { id: string }): string => `${listAddress}/${id}/requirements`;
/** How its proposal is planned; as the router spells it. */
export const proposalAddress = `${listAddress}/:id/proposal`;
export const proposalOf = ({ id }: { id: string }): string => `${listAddress}/${id}/proposal`;
/** The questions that its buyer wants answered; as the router spells it. */
export const questionsAddress = `${listAddress}/:id/questions`;
export const questionsOf = ({ id }: { id: string }): string => `${listAddress}/${id}/questions`;
