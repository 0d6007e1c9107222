/** Answers that need no method. */

import { createJSONRPCErrorResponse, JSONRPCErrorCode } from 'json-rpc-2.0';

/** To a text that is no message. */
export const createParseErrorResponse = (): string =>
  JSON.stringify(createJSONRPCErrorResponse(null, JSONRPCErrorCode.ParseError, 'Parse error'));
