import * as v from 'valibot';

/** The HTTP methods in the documentation. */
export const httpMethod = v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
