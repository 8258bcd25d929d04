import { mostPlans, projections } from '@bidwright/contract-ftes';
import { anyOf, fieldsToWrite, idOf, listOf, type Operation, objectOf } from '@bidwright/service-kit/openapi';

const { properties, required } = fieldsToWrite(projections);
const added = objectOf(properties, required);
const changed = objectOf({ id: idOf(projections.name), version: { type: 'integer', minimum: 1 }, ...properties }, [
  'id',
]);

/** What the document of the API says of the call. */
export const savePlansOperation: Operation = {
  method: 'post',
  path: `/api/${projections.service}/savePlans`,
  tag: projections.name,
  summary: 'Adds plans and changes those that have an id, all of them or none; answers their ids',
  body: objectOf({ plans: { ...listOf(anyOf([added, changed])), maxItems: mostPlans } }),
  answer: listOf(idOf(projections.name)),
  refusals: [404, 409, 422],
};
