import { test } from "../support/camera.ts";
import { saysTheSameBeforeAndAfter } from "../support/hint-journey.ts";

test.use({ film: "two" });
saysTheSameBeforeAndAfter("One face only, please");
