/** An error in the shape of Supabase's sign-in service, whose `msg` its client library shows. */
export function goTrueError(
  status: number,
  errorCode: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ code: status, error_code: errorCode, msg: message }, { status, headers });
}
