import { test } from "../support/camera.ts";
import { saysTheSameBeforeAndAfter } from "../support/hint-journey.ts";

test.use({ film: "far" });
saysTheSameBeforeAndAfter("Come closer");
