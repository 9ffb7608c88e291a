/** Steps of the loops that grow with a message: for the test that bounds what any input may cost, on any machine. */
export const effort = { steps: 0 };
