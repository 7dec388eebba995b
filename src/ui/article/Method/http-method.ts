import * as v from 'valibot';

/** Methods that the APIs of the documentation are called with. */
export const httpMethod = v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
